import { HeatMark } from "./HeatMark.tsx";

/** The print of a palm, left in heat. */
export function HandPrint() {
  return (
    <HeatMark id="hand" width={310} height={370} warmest={{ cx: 176, cy: 270, r: 235 }}>
      <path strokeWidth="29" d="M113 170 103 134M98 116 86 84M222 172 233 140M239 124 254 94" />
      <path strokeWidth="31" d="M148 160 143 116M141 96 136 46M186 160 191 118M193 99 202 54" />
      <path strokeWidth="34" d="M84 262 64 236M52 221 28 192" />
      <path
        fill="url(#hand-heat)"
        strokeWidth="16"
        d="M110 206C124 196 146 194 166 195 190 195 212 200 222 210 232 234 230 262 222 292 216 318 204 340 186 344 164 348 142 346 128 334 116 322 104 304 100 286 98 276 104 268 110 258 112 240 106 222 110 206z"
      />
      <path
        stroke="#f8aa28"
        strokeOpacity=".75"
        strokeWidth="4"
        d="M106 246C146 246 168 286 154 352M116 226C150 232 190 250 236 244M128 214C160 208 200 220 232 216"
      />
    </HeatMark>
  );
}
