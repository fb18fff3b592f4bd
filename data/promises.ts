import type { UnknownPromise } from "../scripts/contract.ts";

const heat = "(?:hot|warm|toasty|cosy|heated|heats? up|working|clean|clear|like new)";
const all = "(?:every|each|all|all of|whole|entire|anywhere|everywhere)";
const your = "(?:your |the |our |a |an |any )?";

const OUTCOMES = [
  "(?:radiators?|they|it|rooms?) (?:\\w+ )?heats? (?:\\w+ )?(?:evenly|properly|fully|right|all)\\b|from top to bottom again|back to life|won't come back|never need another|won't need to (?:bleed|flush)",
  `${all} (?:\\w+ ){0,3}(?:rooms?|radiators?|panels?|house|home|corners?)\\b(?: \\w+){0,4} ${heat}`,
  `${heat}(?: again| right)?,? (?:in|through|to|at|on|from|across|throughout) (?:the )?(?:\\w+ ){0,2}${all}\\b`,
  `(?:heat|warmth|comfort) (?:at|in|to|for|back (?:in|to|at)) (?:the \\w+ of )?${all}\\b`,
  "(?:heat|warmth) (?:back|returns|restored|again)\\b|(?:brings?|gets?|puts?) (?:the |your )?(?:heat|warmth) back",
  `restor\\w+ ${your}(?:full )?(?:heat|heating|warmth|flow|performance|efficiency|radiators?|system)`,
  "(?:as|like) new\\b|as (?:the day|(?:it|they) (?:did|was|were)|when)|heats? up (?:faster|quicker|sooner)|back to (?:its|their) best|\\bfor good\\b|\\bgoodbye\\b|the moment we",
  "(?:gas|energy|heating|fuel|lower|smaller|your) (?:bills?|costs?)|less (?:on|for) (?:gas|energy|fuel|heating)|less to run|(?:save|saves|saving|cut|cuts|cutting|reduces?|slash\\w*) (?:you |on |your |the )*(?:money|energy|fuel|gas|bills?)",
  "(?:more|better|improved?|improves|boosts?|increased?|increases|maximum|full|peak) (?:\\w+ )?(?:efficien\\w+|performance|heat output|circulation)",
  "(?:extends?|prolongs?|lengthens?|years to) (?:the |your )?(?:\\w+ )?life|longer[ -](?:life|lasting)",
  "no more (?:cold|sludge|noise|noisy|banging|bleeding|black|trouble)|\\bnever (?:again|have to)\\b|(?:won't|not) be a cold|cold spots? (?:left|gone)",
  "(?:notice|feel|see) (?:the|a) (?:big |real )?difference|(?:silent|quiet|quieter|warmer|hotter|cosy|cosier|comfortable|warm) (?:again|home|house|system|boiler|rooms?|radiators|heating)\\b",
];

const CERTAINTIES = [
  "\\bthere(?:'s| is) (?:sludge|air|magnetite) in\\b",
  "\\b(?:that|this|it|the cause|the culprit|the problem)(?:'s| is| must be| has to be)(?: (?:always|certainly|definitely|just|simply|surely|only))? (?:the |a sign of |down to |due to |because of |caused by )?(?:sludge|air|limescale|blocked|magnetite)\\b",
  "\\b(?:always|certainly|definitely|surely|undoubtedly|without (?:a )?doubt|no doubt)\\b|\\bonly (?:one )?(?:reason|cause|explanation|cure|answer|way)\\b",
  "\\bmeans (?:that )?(?:you|your|the|there|it)|\\bpro(?:of|ves?) (?:that|of|your|you|the)|\\byou(?:'ve| have) (?:got )?(?:sludge|air|magnetite)|\\bfull of (?:sludge|scale|air|dirt)|(?:shows|tells you) (?:that )?you(?:'ve| have)",
  "(?:flush|flushing|we|it|engineers?|cleaner|magnet|that|this)(?:'ll| will| is going to| is sure to| is certain to)(?: \\w+)? (?:fix|cure|clear|solve|remove|restore|stop|end|sort|get rid|make|bring|work|heat|warm|shift|clean|put)",
  "\\b(?:cures?|solves?|fixes|sorts out|gets? rid of|eliminates?|eradicates?|(?:removes?|clears?) (?:all|every)|puts? an end)\\b",
  "\\b(?:all|every (?:last )?(?:bit|trace|scrap|speck)) (?:of )?(?:the |your )?(?:sludge|dirt|debris|magnetite|iron|rust)\\b|completely (?:clean|clear|remov|free)\\w*|sludge-free|never (?:fails?|come|return)",
  "\\b(?:promise|guarantee|certain|sure|assured|count on|bound)(?:d|s)? (?:you |that |to |of |it )",
];

const FINAL_PRICES = [
  "£\\d+ is (?:all|what|everything)|(?:no one|nobody) (?:can |else )?\\w+ (?:a )?lower (?:price|quote)|\\blower price",
  "\\b(?:that|this|it|here)(?:'s| is) (?:your|the) (?:final |full |total |whole |exact )?(?:price|cost)\\b",
  "\\b(?:fixed|final|exact|firm|guaranteed|all-in|all-inclusive|inclusive|total|full) (?:prices?|quotes?|costs?|fee)\\b",
  "(?:no|without|zero|never any) (?:\\w+ )?(?:hidden|extras?|surprises?|surcharges?|add-ons)|nothing (?:more|else|extra)|not a penny more|\\bstung\\b",
  "(?:price|quote|figure|sum)s? (?:\\w+ ){0,2}(?:is|are|gets?|will be|never|won't) (?:\\w+ )?(?:confirmed|fixed|final|agreed|locked|change|changes|go up|what you pay|the (?:price|figure))",
  "(?:we|engineers?) (?:\\w+ )?(?:confirm|agree|fix|lock)s? (?:the|your|a) (?:price|cost|quote)",
  "you(?:'ll)? (?:only |just |simply |will )?pay(?: (?:only|just|no more|exactly|the)|\\b)|a price you|\\bexactly what you|(?:all|everything)(?:'s| is)? included|for £\\d+,? you|£\\d+ (?:covers|includes|buys|gets)|\\ball in\\b|pay (?:any )?more than",
];

const DURATIONS = [
  "\\b(?:takes?|lasts?|needs?|requires?|done|finished|completed?|over|ready|warm|back on|wrapped up|out|allow|gone|finish|leave)\\b (?:\\w+ ){0,3}?(?:half|an?|one|most of|under|less than|within|by|in|only|just|about|around|all) (?:\\w+ ){0,2}?(?:days?|mornings?|afternoons?|evenings?|hours?|minutes?|lunch\\w*|tea\\w*|visit|supper|dinner|bedtime|noon|no time)\\b",
  "\\b(?:gone|away|finished|done) (?:before|by) (?:the |your )?\\w+|\\b(?:half|most of|part of|all|rest of) (?:a |an |the )?(?:working |whole )?(?:days?|mornings?|afternoons?)\\b|\\bin (?:an?|one|just|several) (?:\\w+ )?(?:hours?|days?|visits?|afternoons?|mornings?)\\b|in no time|(?:a|one|half)-(?:a-)?(?:day|visit)|\\bovernight\\b|(?:by|before) (?:lunch\\w*|tea ?time|supper|dinner|bedtime|the end of the day|the evening|tonight)",
];

const COMPARISONS = [
  "\\b(?:suits?|fits?|works?|serves?|cleans?|does)(?: \\w+){0,5} better|better (?:suited|option|choice|solution|alternative|result|for|way)|(?:more|most) (?:effective|suitable|thorough|powerful)|superior|favourabl[ey]|works? where|gentler|safer|kinder|(?:ideal|right|perfect) (?:match|fit|answer|solution|choice|alternative|treatment|method|job)",
];

const TOO_SOON = [
  "(?<!(?:call|touch|us|now|quote) )\\b(?:today|tomorrow|tonight|straight away|right away|immediately|at once|first thing (?:in|tomorrow|on)|within (?:the |an |a few |a couple of )?(?:hours?|days?)|(?:same|very same|next|following)[ -](?:day|morning|afternoon)|this (?:morning|afternoon|evening))\\b",
];

/**
 * Promises that the site never makes, because the owner hasn't; such a sentence stops the build. Statements in
 * data/owner.ts are exempt. The patterns match a sentence in lower case with straight apostrophes. They can't catch
 * every promise, so a person must still read the snapshots.
 */
export const unknownPromises: readonly UnknownPromise[] = [
  {
    why: "It promises an outcome. The owner promises only that a no-fix no-fee guarantee applies.",
    mayHedge: true,
    patterns: OUTCOMES,
  },
  {
    why: "It states a cause, or the effect of a flush, as certain. Say “usually”, “often” or “can”.",
    mayHedge: true,
    patterns: CERTAINTIES,
  },
  {
    why: "It makes a price final or complete. Prices are “from” prices.",
    patterns: FINAL_PRICES,
  },
  { why: "It says how long a job takes. The owner hasn't said so.", patterns: DURATIONS },
  {
    why: "It says that the alternative is better. The owner only refers customers to it.",
    patterns: COMPARISONS,
  },
  {
    why: "It promises more than the owner: appointments are available in the same week.",
    patterns: TOO_SOON,
  },
];
