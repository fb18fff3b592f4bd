import { dateText, hoursText } from "./dates.ts";
import { flowShares, flushStates, scaleTicks, spotTemperatures, topTemperature } from "./illustration.ts";
import { limits, microboreRange, microboreSizes, pencilSize, pipeGauge, usualPipeSize } from "./limits.ts";
import { textsIn } from "./owner.ts";
import { counted, lowestPrice, pricePlans, radiatorRange } from "./prices.ts";
import { processSteps } from "./services.ts";
import { radiusMetres } from "./structured-data.ts";
import { radiusMiles, reading, ringMiles, shownMiles, towns } from "./towns.ts";
import { owner } from "./valid-owner.ts";

/** The highest number in a drawing or list: radiators on the ruler, towns in the list, miles on the rings. */
const most = Math.max(
  radiusMiles,
  towns.length,
  processSteps.length,
  ...counted(pricePlans).map(({ to }) => to ?? 0),
);

/**
 * Every figure that the site may show, as pages write it; any other stops the build. Numbers in words ("twelve towns")
 * and other dashes and spaces count as the same form.
 */
export const figures: readonly string[] = [
  lowestPrice,
  ...pricePlans.map(({ price }) => `${price}`),
  ...pricePlans.flatMap(({ radiators }) => (radiators === null ? [] : radiatorRange(radiators))),
  `${radiusMiles} miles`,
  `${radiusMiles}-mile`,
  ...[radiusMetres, reading.latitude, reading.longitude].map(String),
  ...ringMiles.map((miles) => `${miles} mi`),
  ...towns.map(({ miles }) => shownMiles(miles)),
  `${towns.length} towns`,
  `${limits.oldestYears} years`,
  microboreRange,
  ...[...microboreSizes, pencilSize, usualPipeSize, pipeGauge.checkLine].map((size) => `${size} mm`),
  pipeGauge.scale,
  ...[topTemperature, ...Object.values(spotTemperatures), ...scaleTicks].map((degrees) => `${degrees} °C`),
  ...flushStates.flatMap(({ foot }) => [`${foot} °C`, `${topTemperature} to ${foot} °C`]),
  ...Object.values(flowShares).map((share) => `${share}%`),
  ...Array.from({ length: most }, (_, index) => `${index + 1}`),
  ...scaleTicks.map(String),
  ...textsIn(owner),
  ...(owner.openingHours ?? []).map(hoursText),
  ...(owner.reviews ?? []).map(({ date }) => dateText(date)),
];
