import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "./Icon.tsx";

/**
 * An address that holds the icon itself. A file of it would be asked for at the same time as the font, over one more
 * connection; on a slow phone that is two round trips more.
 */
export const iconAddress = `data:image/svg+xml,${encodeURI(renderToStaticMarkup(createElement(Icon))).replaceAll("#", "%23")}`;
