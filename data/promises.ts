import type { UnknownPromise } from "../scripts/contract.ts";
import type { OwnerFacts } from "./owner.ts";

const heat = "(?:hot|warm|toasty|cosy|heated|heats? up|working|clean|clear|like new)";
const all = "(?:every|each|all|all of|whole|entire)";
const ours = "(?:your|the|our|a|an|any)";

/**
 * What the site never promises, because the owner has not: a sentence that does stops the build. Patterns are regular
 * expressions, matched in lower case with straight apostrophes.
 */
export function unknownPromises(owner: OwnerFacts): readonly UnknownPromise[] {
  return [
    {
      why: "It promises an outcome. The owner promises only that a no-fix no-fee guarantee applies.",
      mayHedge: true,
      patterns: [
        `${all} (?:\\w+ ){0,3}(?:rooms?|radiators?|panels?|house|home|corners?)\\b(?: \\w+){0,4} ${heat}`,
        `${heat}(?: again| right)?,? (?:in|through|to|at|on|from|across|throughout) (?:the )?(?:\\w+ ){0,2}(?:${all}) `,
        `(?:heat|warmth|comfort) (?:at|in|to|for|back (?:in|to|at)) (?:the \\w+ of )?(?:${all}) `,
        "(?:heat|warmth) (?:back|returns|restored|again)\\b|(?:brings?|gets?|puts?) (?:the |your )?(?:heat|warmth) back",
        `restor\\w+ ${ours}? ?(?:full )?(?:heat|heating|warmth|flow|performance|efficiency|radiators?|system)`,
        "(?:good|hot|warm|runs?|running|works?|working|heats?) (?:as|like) new|like new again",
        "(?:lower|smaller|reduced?s?|reduces?|cuts?|cutting|slash\\w*|saves?|saving|shrinks?) (?:on )?(?:you )?(?:your |the )?(?:\\w+ )?(?:bills?|money|energy|fuel|gas|costs)",
        "(?:more|better|improved?s?|improves?|boosts?|increased?s?|increases?|maximum|full) (?:\\w+ )?(?:efficien\\w+|performance|heat output|circulation)",
        "(?:extends?|prolongs?|lengthens?|adds? years to) (?:the )?(?:life|your)|(?:longer|longer-lasting) (?:life|lasting|boiler)",
        "no more (?:cold|sludge|noise|noisy|banging|bleeding|black)|(?:end|goodbye) (?:of|to) (?:cold|sludge|noisy?)",
        "(?:warm|warmer|hot|hotter|quiet|quieter|cosy|comfortable) (?:again|home|house|radiators)\\b(?! (?:means|can|may))",
      ],
    },
    {
      why: "It is certain of what can have other causes, or of what a flush does. Say “usually”, “often” or “can”.",
      mayHedge: true,
      patterns: [
        "\\b(?:that|this|it|the cause|the culprit|the problem)(?:'s| is| must be| has to be)(?: (?:always|certainly|definitely|just|simply|surely|only))? (?:the |a sign of |down to |due to |because of |caused by )?(?:sludge|air|limescale|blocked|magnetite)\\b",
        "\\b(?:always|certainly|definitely|surely|undoubtedly|without (?:a )?doubt|no doubt) (?:\\w+ ){0,3}(?:sludge|air|flush|works?|clears?|fix\\w*|removes?|cures?)",
        "\\b(?:means|proves|shows|tells you) (?:that )?(?:you have|there is|there's|it's|it is|your system has|your system is full of)? ?sludge",
        "(?:flush|flushing|we|it|engineers?|cleaner|magnet|that|this)(?:'ll| will| is going to| is sure to| is certain to)(?: \\w+)? (?:fix|cure|clear|solve|remove|restore|stop|end|sort|get rid|make|bring|work|heat|warm|shift|clean|put)",
        "\\b(?:cures?|solves?|fixes|sorts out|gets? rid of|eliminates?|eradicates?|removes? (?:all|every)|clears? (?:all|every)|puts? an end)\\b(?!, no)",
        "\\b(?:all|every (?:last )?(?:bit|trace|scrap|speck)) (?:of )?(?:the |your )?(?:sludge|dirt|debris|magnetite|iron|rust)\\b|completely (?:clean|clear|remov|free)\\w*|sludge-free|(?:never|won't) (?:fails?|come back|comes back|return)",
        "\\b(?:promise|guarantee|certain|sure|rest assured|count on)(?:d|s)? (?:you |that |to |of |it )",
      ],
    },
    {
      why: "It makes a price final or complete. Prices are “from” prices.",
      unless: owner.priceConfirmation,
      patterns: [
        "\\b(?:that|this|it|here)(?:'s| is) (?:your|the|what you(?:'ll)? pay|all you(?:'ll)? pay|everything you)(?: (?:final|full|total|whole|exact))?(?: price| cost|$|\\b)(?! depends)(?<=price|cost|pay)",
        "\\b(?:fixed|final|exact|firm|set|guaranteed|all-in|all-inclusive|inclusive|total|full) (?:prices?|quotes?|costs?|fee)\\b",
        "(?:no|without|zero|never any) (?:\\w+ )?(?:hidden|extras?|surprises?|surcharges?|add-ons|additional)|nothing (?:more|else|extra) to pay|not a penny more",
        "(?:price|quote|figure|sum)s? (?:\\w+ )?(?:is|are|gets?|will be|you see is|never|won't) (?:\\w+ )?(?:confirmed|fixed|final|agreed|locked|change|changes|go up|what you pay|the price)",
        "(?:we|engineers?) (?:\\w+ )?(?:confirm|agree|fix|lock)s? (?:the|your|a) (?:price|cost|quote)",
        "(?:you(?:'ll)?|you will) (?:only |just |simply )?pay (?:only |just |no more|exactly|the)|a price you (?:know|can)|know (?:exactly )?what you(?:'ll)? (?:pay|spend)|all (?:you pay|included|in\\b)|everything (?:is )?included",
      ],
    },
    {
      why: "It says how long a job takes. The owner has not.",
      unless: owner.duration,
      patterns: [
        "\\b(?:takes?|lasts?|needs?|requires?|done|finished|completed?|over|ready|warm|back on|wrapped up|out) (?:\\w+ ){0,3}?(?:half|an?|one|most of|under|less than|within|by|in|only|just|about|around|all) (?:\\w+ ){0,2}?(?:days?|mornings?|afternoons?|evenings?|hours?|minutes?|lunch\\w*|tea\\w*|visit|supper|dinner|bedtime|no time)\\b",
        "\\b(?:half|most of|part of|all) (?:a |an |the )?(?:working |whole )?(?:days?|mornings?|afternoons?)\\b|in (?:a (?:single|few|couple)|one|just|several|two|three) (?:of )?(?:hours?|days?|visits?|afternoons?|mornings?)|in no time|(?:a|one)-(?:day|visit) (?:job|flush|service)|\\bovernight\\b|(?:by|before) (?:lunch\\w*|tea ?time|supper|dinner|bedtime|the end of the day|the evening|tonight)",
        "\\b(?:gone|finish|leave|heating (?:is )?(?:back )?on) (?:\\w+ )?(?:by|before|within|in) (?:\\w+ ){0,2}(?:day|hours?|afternoon|morning|evening|lunch\\w*|tonight|noon|midday)",
      ],
    },
    {
      why: "It says that the alternative is better. The owner only refers customers to it.",
      patterns: [
        "\\b(?:suits?|fits?|works?|serves?|cleans?|does)(?: \\w+){0,5} better|better (?:suited|option|choice|solution|alternative|for (?:them|you|it|such|these|old|thin)|way to clean)|(?:more|far more|most) (?:effective|suitable|thorough|powerful)|(?:the )?(?:ideal|right|perfect) (?:answer|solution|choice|alternative|treatment|method|job) (?:for|instead)",
      ],
    },
    {
      why: "It is sooner than the owner promises: appointments are available in the same week.",
      unless: owner.openingHours,
      patterns: [
        "\\b(?:we|engineers?|appointments?|visits?|someone|call|called|book|booked|come|at your door|with you|there|round|help)\\b(?: \\w+'?\\w*){0,6} (?:today|tomorrow|tonight|within (?:the|an|a few|a couple of) (?:hours?|days?)|straight away|right away|at once|immediately|in (?:an|a few|a couple of) (?:hours?|days?)|the (?:same|very same|next) (?:day|morning|afternoon)|(?:same|next)-day|this (?:morning|afternoon|evening))\\b",
      ],
    },
  ]
    .filter(({ unless }) => unless === undefined)
    .map(({ unless: _, ...promise }) => promise);
}
