import { pictureFiles } from "../drawings/picture-files.ts";

/** The logo. Unlike an `<img>`, it leaves a blank if it doesn't load. */
export const css = `.header-name:before{content:url(${pictureFiles.logo});inline-size:32px;block-size:24px;flex:none}`;
