import type { LayoutProps } from "../scripts/contract.ts";
import { CallBar } from "./page/CallBar.tsx";
import { Footer } from "./page/Footer.tsx";
import { Header } from "./page/Header.tsx";
import { SocialTags, SpeculationRules, StructuredData } from "./page/Metadata.tsx";
import { colourStyles, darkPaper, tokens } from "./styles/colours.ts";
import { displayFont } from "./styles/display-font.ts";
import { fontFaces } from "./styles/font-faces.ts";
import { heatStyles } from "./styles/page-heat.ts";

/** The document around a page's body. Styles and script are inline, so that a page shows after one request. */
export function Layout({ currentPath, meta, css, script, printSheet, children }: LayoutProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {meta.noindex ? (
          <meta name="robots" content="noindex" />
        ) : (
          <SocialTags path={currentPath} meta={meta} />
        )}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={tokens.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={darkPaper} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Of these styles, paper has the typeface alone. */}
        <style>{`@media screen{${colourStyles}${css}${heatStyles(currentPath)}}${fontFaces}`}</style>
        <link rel="stylesheet" href={printSheet} media="print" />
      </head>
      <body>
        <FontPreload />
        <a className="skip-link screen-only" href="#main">
          Skip to content
        </a>
        <Header currentPath={currentPath} />
        {/* Here, so that the menu is closed before the first paint. */}
        <script>{script}</script>
        <main id="main">{children}</main>
        <Footer />
        <CallBar currentPath={currentPath} />
        {!meta.noindex && <StructuredData path={currentPath} meta={meta} />}
        <SpeculationRules />
      </body>
    </html>
  );
}

/**
 * In the head, the font would delay the text; after the text, it would load with the page's own priority. React moves
 * preloads to the head unless they have a handler, which it leaves out of the markup.
 */
function FontPreload() {
  const font = { href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
  return <link rel="preload" {...font} onLoad={() => {}} />;
}
