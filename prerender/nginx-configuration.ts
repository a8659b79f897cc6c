/** The site on nginx alone, without our server. */
import { fallbackLocale, type Locale, localeCookie, locales } from '#contract/locale.ts'
import { plainFile } from '#contract/plain-file.ts'
import {
  type BuildRecord,
  cacheControl,
  contentSecurityPolicy,
  fileCacheControl,
  fileTypes,
  languageVary,
  pageCacheControl,
  referrerPolicy,
  securityHeaders,
} from '#contract/security-headers.ts'
import {
  firstWishPattern,
  hiddenPattern,
  type HostOptions,
  isHttps,
  languagePattern,
  otherLocales,
  spellingPattern,
  startPattern,
} from './host-rules.ts'

export function nginxConfiguration(record: BuildRecord, options: HostOptions): string {
  const names = Object.entries(record.pages).flatMap(([path, page]) =>
    fileNames(path).map((file) => ({ ...file, path, page })),
  )
  const headers = {
    ...securityHeaders(),
    'Content-Security-Policy': contentSecurityPolicy({
      scripts: record.scripts,
      styles: ['$page_styles'],
      https: isHttps(options),
    }),
    'Referrer-Policy': '$page_referrer',
    'Cache-Control': '$page_cache',
    'Content-Language': '$page_language',
    Link: '$page_link',
    Vary: '$page_vary',
    Allow: '$allowed_methods',
  }
  return `# Goes into the http block, for example as /etc/nginx/conf.d/site.conf. TLS is yours to add: "listen 443 ssl;" with its certificate.
map_hash_max_size 8192;
map_hash_bucket_size 256;

map $cookie_${localeCookie} $chosen_language {
  default $accepted_language;
${locales.map((locale) => `  ${locale} ${locale};\n`).join('')}}
map $http_accept_language $accepted_language {
  default ${fallbackLocale};
${otherLocales.map((locale) => `  "~*${firstWishPattern(locale)}" ${locale};\n`).join('')}}
map $chosen_language $language_suffix {
  default "";
${otherLocales.map((locale) => `  ${locale} .${locale};\n`).join('')}}
map $request_uri $not_found_page {
  default /404$language_suffix.html;
${locales.map((locale) => `  "~^/${locale}(?:[/?]|$)" /${locale}/404.html;\n`).join('')}}

# $uri is by now the file that is sent.
map $uri $page_styles {
  default "";
${names.map(({ name, page }) => (page.styles.length > 0 ? `  ${name} "${page.styles.join(' ')}";\n` : '')).join('')}}
map $uri $page_referrer {
  default ${referrerPolicy()};
${names.map(({ name, path }) => (referrerPolicy(path) === referrerPolicy() ? '' : `  ${name} ${referrerPolicy(path)};\n`)).join('')}}
map $uri $page_language {
  default "";
${locales.map((locale) => `  "~^/${locale}/.+\\.md$" ${locale};\n`).join('')}${names.map(({ name, locale }) => `  ${name} ${locale};\n`).join('')}}
map $uri $page_link {
  default "";
  "~^(?<page>/(?:${languagePattern})/.+)\\.md$" '<${options.origin}$page>; rel="canonical"';
}
map $uri $page_vary {
  default "";
  "~\\.md$" "${languageVary}";
${names.map(({ name, negotiated }) => (negotiated ? `  ${name} "${languageVary}";\n` : '')).join('')}}
map "$status $uri" $page_cache {
  default "${cacheControl.file}";
${names.map(({ name, path }) => (pageCacheControl(path) === cacheControl.never ? `  "200 ${name}" "${cacheControl.never}";\n  "304 ${name}" "${cacheControl.never}";\n` : '')).join('')}  "~^404 .*\\.html$" "${cacheControl.notFound}";
  "~^[45]" "${cacheControl.never}";
  "~^30[28] " "${cacheControl.page}";
  "~ /assets/" "${fileCacheControl('/assets/')}";
  "~ /fonts/" "${fileCacheControl('/fonts/')}";
  "~\\.html$" "${cacheControl.page}";
}
map $status $allowed_methods {
  default "";
  405 "GET, HEAD";
}

server {
  listen 80;
  server_name ${new URL(options.origin).hostname};
  root ${options.root};

  # The privacy notice promises that full addresses are not logged; "crit" would write them with every broken TLS greeting.
  access_log off;
  error_log stderr alert;
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  charset utf-8;
  charset_types text/css text/markdown text/plain text/javascript application/javascript application/xml image/svg+xml;
  # With the brotli module: brotli_static on;
  gzip_static on;
  gzip_vary on;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
  .join('')}
  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
  }
  error_page 404 $not_found_page;

  location ~ ^/(?:(?:${languagePattern})/)?404(?:\\.(?:${languagePattern}))?\\.html$ {
    internal;
  }
  location ~ ^/(?:index\\.html)?$ {
    return 302 /home$is_args$args;
  }
  location ~ ${startPattern} {
    return 302 /$1/home$is_args$args;
  }
  location ~ ${hiddenPattern}|/404/?$|/\\.(?!well-known/) {
    return 404;
  }
  # A page under a script's name would be kept by a proxy as that script.
  location ~ ^/assets/ {
    try_files $uri @missing;
  }
  location @missing {
    types {
    }
    default_type text/plain;
    return 404 "Not Found\\n";
  }
  # Pages as Markdown; an address without a language gives the visitor's own.
  location ~ ^/(?:${languagePattern})/.+\\.md$ {
    types {
    }
    default_type text/markdown;
    try_files $uri =404;
  }
  location ~ ^(?<twin>/.+\\.md)$ {
    types {
    }
    default_type text/markdown;
    try_files /$chosen_language$twin =404;
  }
  # Types that do not follow from how the name ends.
${Object.entries(fileTypes)
  .map(
    ([name, type]) => `  location = ${name} {
    types {
    }
    default_type "${type}";
    try_files $uri =404;
  }
`,
  )
  .join('')}  # A page's other spellings; nothing is sent to an address that does not exist.
  location ~ ${spellingPattern} {
    set $clean $1;
    if (-f $document_root$clean.html) {
      return 308 $clean$is_args$args;
    }
    return 404;
  }
  location ~ // {
    return 404;
  }
  location / {
    try_files $uri$language_suffix.html $uri.html $uri =404;
  }
}
`
}

function fileNames(path: string): { name: string; locale: Locale; negotiated: boolean }[] {
  return locales.flatMap((locale) => [
    { name: plainFile(path, locale), locale, negotiated: true },
    { name: `/${locale}${path}.html`, locale, negotiated: false },
  ])
}
