import { socialPicture } from "../../data/copy/social-picture.ts";
import { RadiatorDefinitions } from "../flush/RadiatorScene.tsx";
import { Logo } from "../page/Logo.tsx";
import { ironBow, tokens } from "../styles/colours.ts";

export const size = { width: socialPicture.width, height: socialPicture.height };

/** The picture beside a shared link, as a document that `scripts/pictures.ts` captures. */
export function SocialPicture({ font }: { readonly font: string }) {
  const [question, answer] = socialPicture.headline;
  return (
    <html lang="en-GB">
      <head>
        <title>{question}</title>
        <style>{rules(font)}</style>
      </head>
      <body>
        <p>
          <Logo />
        </p>
        <h1>
          {question}
          <br />
          {answer}
        </h1>
        <RadiatorDefinitions />
        <svg width="1200" height="330">
          <g filter="url(#thermal)">
            <use href="#radiator-scene" width="100%" height="100%" />
          </g>
        </svg>
        <div />
      </body>
    </html>
  );
}

function rules(font: string): string {
  return `
@font-face { font-family: Display; src: url(${font}) }
* { margin: 0 }
body { width: 1200px; height: 630px; overflow: hidden; background: ${tokens.paper}; color: ${tokens.soot}; font: 600 40px/1 Display, Arial }
p { display: flex; align-items: center; gap: 16px; padding: 40px 56px 22px; letter-spacing: -.02em }
p svg { width: 53px; height: 40px }
h1 { padding: 0 56px; height: 184px; font-size: 88px; line-height: .96; letter-spacing: -.03em }
body > svg { display: block; background: ${ironBow[1]} }
div { height: 20px; background: linear-gradient(90deg, ${ironBow.join(", ")}) }`;
}
