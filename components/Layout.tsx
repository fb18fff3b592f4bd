import { href, type SitePath } from "../data/address.ts";
import type { LayoutProps } from "../scripts/contract.ts";
import { CallBar } from "./page/CallBar.tsx";
import { Footer } from "./page/Footer.tsx";
import { SocialTags, SpeculationRules, StructuredData } from "./page/ForMachines.tsx";
import { Header } from "./page/Header.tsx";
import { iconAddress } from "./page/icon.ts";
import { tokens } from "./styles/colours.ts";
import { displayFont } from "./styles/display-font.ts";
import { fontFaces } from "./styles/font-faces.ts";

/** The whole document around a page's body: style and script stand inline, so that one page is one request. */
export function Layout({ currentPath, meta, css, script, children }: LayoutProps) {
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
          <SocialTags path={currentPath as SitePath} meta={meta} />
        )}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={tokens.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={tokens.darkPaper} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={href("/favicon.ico")} sizes="32x32" />
        <link rel="icon" href={iconAddress} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={href("/apple-touch-icon.png")} />
        <style>{fontFaces + css}</style>
      </head>
      <body>
        {/* Not in the head, where it would keep the text waiting, and before the text, whose layout would ask for the
            font as urgently as for the page itself. React moves each preload to the head but one with a handler, of
            which it writes nothing. */}
        <link
          rel="preload"
          href={href(displayFont)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          onLoad={() => {}}
        />
        <a className="skip-link screen-only" href="#main">
          Skip to content
        </a>
        <Header currentPath={currentPath} />
        {/* Here, not at the end: the menu is closed before the browser first paints it. */}
        <script>{script}</script>
        <main id="main">{children}</main>
        <Footer />
        <CallBar />
        {!meta.noindex && <StructuredData path={currentPath as SitePath} meta={meta} />}
        <SpeculationRules />
      </body>
    </html>
  );
}
