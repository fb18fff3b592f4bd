import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Program } from "../tools/debian.ts";
import { configuration } from "./document.ts";
import type { Site } from "./sites.ts";
import type { Command } from "./start.ts";

/** What a server is given: the site, a port of this machine, and a folder for its own files. */
export type Place = Site & { readonly port: number; readonly work: string };

/*
 * Servers as Debian configures them, with docs/hosts.md's part put where the document says. Only places are changed:
 * what would be written on the system goes into the work folder, what is unpacked is taken from there.
 */

/** With the module for brotli, which Debian enables where it is installed. */
export function nginx(place: Place, program: Program): Command {
  const { folder, basePath, port, work } = place;
  const configure = writer(program, work, {
    "/etc/nginx/": `${work}/`,
    "/var/log/nginx": work,
    "/run/": `${work}/`,
  });
  configure("mime.types", stock(program, "etc/nginx/mime.types"));
  configure("nginx.conf", stock(program, "etc/nginx/nginx.conf"));
  configure("modules-enabled/brotli.conf", stock(program, BROTLI));
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  configure("conf.d/work.conf", own.map((name) => `${name}_temp_path ${work}/${name};\n`).join(""));
  const site = configuration("nginx", basePath)
    .replace("/var/www/html", folder)
    .replace("listen 80 ", `listen 127.0.0.1:${port} `);
  configure("sites-enabled/default", site);
  const prefix = join(program.root, "usr/share/nginx");
  const args = ["-p", prefix, "-c", join(work, "nginx.conf"), "-e", join(work, "error.log")];
  return { program: program.path, args: [...args, "-g", "daemon off;"], env: program.env };
}

const BROTLI = "usr/share/nginx/modules-available/mod-http-brotli-static.conf";

/** The modules that Debian enables by itself. */
const APACHE_MODULES = (
  "alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir env filter mime " +
  "mpm_event negotiation reqtimeout setenvif status"
).split(" ");

/** With Debian's own modules and those that are enabled besides; the rest is up to the site's `.htaccess`. */
export function apache(place: Place, program: Program, enabled: readonly string[]): Command {
  const { folder, basePath, port, work } = place;
  const configure = writer(program, work, { "/var/www/html": folder, "/var/www/": `${dirname(folder)}/` });
  configure("apache2.conf", stock(program, "etc/apache2/apache2.conf"));
  configure("ports.conf", `Listen 127.0.0.1:${port}\nServerName 127.0.0.1\n`);
  for (const name of [...APACHE_MODULES, ...enabled]) {
    for (const ending of ["load", "conf"]) {
      const file = `etc/apache2/mods-available/${name}.${ending}`;
      if (existsSync(join(program.root, file))) {
        configure(`mods-enabled/${basename(file)}`, stock(program, file));
      }
    }
  }
  configure("sites-enabled/000-default.conf", configuration("Apache", basePath).replace("*:80", `*:${port}`));
  const env = {
    APACHE_RUN_USER: "www-data",
    APACHE_RUN_GROUP: "www-data",
    APACHE_PID_FILE: join(work, "apache2.pid"),
    APACHE_RUN_DIR: work,
    APACHE_LOG_DIR: work,
  };
  const args = ["-d", work, "-f", join(work, "apache2.conf"), "-DFOREGROUND"];
  return { program: program.path, args, env: { ...program.env, ...env } };
}

/** Without the script that would have it listen by IPv6 to the whole network. */
export function lighttpd(place: Place, program: Program): Command {
  const { folder, basePath, port, work } = place;
  const configure = writer(program, work, {
    "/var/www/html": folder,
    "/etc/lighttpd/conf-enabled": `${work}/conf-enabled`,
    "/usr/share/lighttpd": work,
    "/var/cache/lighttpd/uploads": work,
    "/run/": `${work}/`,
  });
  configure("create-mime.conf.pl", stock(program, "usr/share/lighttpd/create-mime.conf.pl"), 0o755);
  configure("use-ipv6.pl", "#!/bin/sh\n", 0o755);
  const main = stock(program, "etc/lighttpd/lighttpd.conf")
    .replace(/^server\.port .*$/m, `server.port = ${port}\nserver.bind = "127.0.0.1"`)
    .replace(/^server\.errorlog .*$/m, "");
  configure("lighttpd.conf", main);
  configure("conf-enabled/50-site.conf", configuration("lighttpd", basePath));
  configure("conf-enabled/90-failure.conf", FAILURE);
  const modules = join(program.root, "usr/lib/lighttpd");
  return {
    program: program.path,
    args: ["-D", "-m", modules, "-f", join(work, "lighttpd.conf")],
    env: program.env,
  };
}

/** A program that is not there, to see what lighttpd makes of a failure. */
const FAILURE = `server.modules += ( "mod_cgi" )
$HTTP["url"] =~ "/broken/" { cgi.assign = ( "" => "/no/such/program" ) }
`;

function stock({ root }: Program, path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Writes into the work folder, with the given places exchanged and those below /etc and /usr found where they are. */
function writer({ root }: Program, work: string, places: Readonly<Record<string, string>>) {
  return (path: string, text: string, mode = 0o644): void => {
    const moved = Object.entries(places).reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text);
    const found = moved.replace(/(?<![\w.])\/(etc|usr)\/[\w./-]+/g, (place) =>
      existsSync(join(root, place)) ? join(root, place) : place,
    );
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), found, { mode });
  };
}
