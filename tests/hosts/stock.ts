import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Program } from "../tools/debian.ts";
import { configuration } from "./document.ts";
import type { Site } from "./sites.ts";

/** Where a server runs: the site, a local port, and a folder for its files. */
export type Place = Site & { readonly port: number; readonly work: string };

/* Servers in Debian's configuration, with the snippets of docs/hosts.md in the files that it names. Only paths change:
   servers write into the work folder and find unpacked files. */

/** With the brotli module, which Debian enables on installation. */
export function nginx(place: Place, program: Program): readonly string[] {
  const { folder, basePath, port, work } = place;
  const configure = writer(program, work, {
    "/etc/nginx/": `${work}/`,
    "/var/log/nginx": work,
    "/run/": `${work}/`,
    "/var/www/html": folder,
    "listen 80 ": `listen 127.0.0.1:${port} `,
  });
  configure("mime.types", "etc/nginx/mime.types");
  configure("nginx.conf", "etc/nginx/nginx.conf");
  configure("modules-enabled/brotli.conf", "usr/share/nginx/modules-available/mod-http-brotli-static.conf");
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  configure("conf.d/work.conf", { text: own.map((name) => `${name}_temp_path ${work}/${name};\n`).join("") });
  configure("sites-enabled/default", { text: configuration("nginx", basePath) });
  const prefix = join(program.root, "usr/share/nginx");
  const files = ["-p", prefix, "-c", join(work, "nginx.conf"), "-e", join(work, "error.log")];
  return [...files, "-g", "daemon off;"];
}

/** The modules that Debian enables by default. */
const APACHE_MODULES = (
  "alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir env filter mime " +
  "mpm_event negotiation reqtimeout setenvif status"
).split(" ");

/** With Debian's default modules and `more`; the site's `.htaccess` does the rest. */
export function apache(place: Place, program: Program, enabled: readonly string[] = []): readonly string[] {
  const { folder, basePath, port, work } = place;
  const configure = writer(program, work, {
    "/var/www/html": folder,
    "/var/www/": `${dirname(folder)}/`,
    "*:80": `*:${port}`,
  });
  configure("apache2.conf", "etc/apache2/apache2.conf");
  configure("ports.conf", { text: `Listen 127.0.0.1:${port}\nServerName 127.0.0.1\n` });
  const parts = [...APACHE_MODULES, ...enabled].flatMap((name) => [`${name}.load`, `${name}.conf`]);
  for (const part of parts.filter((name) =>
    existsSync(join(program.root, "etc/apache2/mods-available", name)),
  )) {
    configure(`mods-enabled/${part}`, `etc/apache2/mods-available/${part}`);
  }
  configure("sites-enabled/000-default.conf", { text: configuration("Apache", basePath) });
  const own = { PID_FILE: join(work, "apache2.pid"), RUN_DIR: work, LOG_DIR: work };
  const variables = Object.entries({ ...own, RUN_USER: "www-data", RUN_GROUP: "www-data" });
  const defines = variables.flatMap(([name, value]) => ["-C", `Define APACHE_${name} ${value}`]);
  return [...defines, "-d", work, "-f", join(work, "apache2.conf"), "-DFOREGROUND"];
}

/** Without the script that makes it listen on all IPv6 addresses. */
export function lighttpd(place: Place, program: Program): readonly string[] {
  const { folder, basePath, port, work } = place;
  const configure = writer(program, work, {
    "/var/www/html": folder,
    "/etc/lighttpd/conf-enabled": `${work}/conf-enabled`,
    "/usr/share/lighttpd": work,
    "/var/cache/lighttpd/uploads": work,
    "/run/": `${work}/`,
    "server.errorlog": "# ",
    "= 80\n": `= ${port}\nserver.bind = "127.0.0.1"\n`,
  });
  configure("create-mime.conf.pl", "usr/share/lighttpd/create-mime.conf.pl");
  configure("use-ipv6.pl", { text: "#!/bin/sh\n" });
  configure("lighttpd.conf", "etc/lighttpd/lighttpd.conf");
  configure("conf-enabled/50-site.conf", { text: configuration("lighttpd", basePath) });
  configure("conf-enabled/90-failure.conf", { text: FAILURE });
  return ["-D", "-m", join(program.root, "usr/lib/lighttpd"), "-f", join(work, "lighttpd.conf")];
}

/** A program that doesn't exist, to make lighttpd fail. */
const FAILURE = `server.modules += ( "mod_cgi" )
$HTTP["url"] =~ "/broken/" { cgi.assign = ( "" => "/no/such/program" ) }
`;

/**
 * Writes a text, or one of Debian's files, into the work folder. Replaces the given paths and those of unpacked files
 * below /etc and /usr.
 */
function writer({ root }: Program, work: string, places: Readonly<Record<string, string>>) {
  return (path: string, source: string | { readonly text: string }): void => {
    const text = typeof source === "string" ? readFileSync(join(root, source), "utf8") : source.text;
    const moved = Object.entries(places).reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text);
    const found = moved.replace(/(?<![\w.])\/(etc|usr)\/[\w./-]+/g, (place) =>
      existsSync(join(root, place)) ? join(root, place) : place,
    );
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), found, { mode: 0o755 });
  };
}
