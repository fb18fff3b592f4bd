import { Fragment } from "react";
import { type FlushState, flushStates, scaleTicks, topTemperature } from "../../data/copy/illustration.ts";
import { ChoiceMark } from "../blocks/ChoiceMark.tsx";
import { cross } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { RadiatorDefinitions } from "./RadiatorScene.tsx";

/**
 * The radiator before, during and after a flush, selected by three radio buttons and CSS alone. Three pictures are
 * stacked: cold, warming and hot. The upper two are windows that slide in from the left, where the water enters, while
 * their content stays in place. Only transforms change, so that no frame needs repainting.
 */
export function FlushPicture() {
  return (
    <fieldset className="flush">
      <legend className="visually-hidden">The bottom of a radiator before, during or after a flush</legend>
      {flushStates.map((state, index) => (
        <Fragment key={state.name}>
          <input
            className="choice"
            type="radio"
            name="flush"
            id={idOf(state)}
            value={state.name.toLowerCase()}
            defaultChecked={index === 0}
          />
          <label htmlFor={idOf(state)}>
            <ChoiceMark />
            <b>{state.name}</b>{" "}
            <span>
              {state.foot}&nbsp;°C<span className="visually-hidden"> at the bottom</span>
            </span>
          </label>
        </Fragment>
      ))}
      <p className="flush-caption" aria-live="polite">
        {flushStates.map(({ name, caption }) => (
          <span key={name} className={name.toLowerCase()}>
            {caption}{" "}
          </span>
        ))}
        <small className="soft">Illustration with example temperatures.</small>
      </p>
      <div className="flush-view drawing" role="img" aria-label={alternative}>
        <div className="flush-picture" aria-hidden="true">
          <RadiatorDefinitions />
          <Scene />
          <div className="flush-front">
            <Scene />
          </div>
          <div className="flush-front">
            <Scene />
          </div>
          <CountingSpot className="flush-spot-top" reading={`${topTemperature} °C`} />
          <CountingSpot className="flush-spot-foot" />
        </div>
        <Scale />
      </div>
    </fieldset>
  );
}

const alternative =
  "A radiator as a thermal camera would show it: amber where it is hot, blue where it is cold.";

function idOf({ name }: FlushState): string {
  return `flush-${name.toLowerCase()}`;
}

function Scene() {
  return (
    <div className="flush-scene">
      <ThermalView>
        <use href="#radiator-scene" />
      </ThermalView>
    </div>
  );
}

/** A cross where the camera measures. Without its own reading, it counts to the state's. */
function CountingSpot({ className, reading }: { readonly className: string; readonly reading?: string }) {
  return (
    <span className={`flush-spot ${className}`}>
      <svg viewBox="-20 -20 40 40" width="40" height="40" fill="none" stroke="currentColor" strokeWidth="2">
        <path d={cross} />
      </svg>
      <b>{reading}</b>
    </span>
  );
}

/** The palette as a scale, with a pointer for each spot: `<b>` for the lower one. */
function Scale() {
  return (
    <>
      <div className="flush-scale" aria-hidden="true">
        <i />
        <b />
      </div>
      <div className="flush-ticks" aria-hidden="true">
        {scaleTicks.map((degree) => (
          <span key={degree}>
            {degree}
            {degree === scaleTicks.at(-1) ? " °C" : " "}
          </span>
        ))}
      </div>
    </>
  );
}
