/** Gives hosts without our server its behaviour: `_headers` and `_redirects` belong into the web root, the other two to the operator. */
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
  twinHeaders,
} from '#contract/security-headers.ts'

interface HeaderFileOptions {
  /** How visitors reach the site, such as `https://example.org`. */
  origin: string
  /** Where the web root lies on the operator's machine. */
  root: string
}

export function headerFiles(record: BuildRecord, options: HeaderFileOptions): Record<string, string> {
  return {
    _headers: hostHeaders(record, options),
    _redirects: hostRedirects(record),
    'nginx.conf': nginxConfiguration(record, options),
    Caddyfile: caddyConfiguration(record, options),
  }
}

const otherLocales = locales.filter((locale) => locale !== fallbackLocale)
const languagePattern = locales.join('|')

/** Names that stand for another address. */
const hiddenPattern = String.raw`\.(?:${languagePattern})(?:\.html)?$|\.(?:br|gz)$|^/_(?:headers|redirects)$`
const startPattern = String.raw`^/(${languagePattern})(?:/(?:index\.html)?)?$`
const spellingPattern = String.raw`^((?:/[^/]+)+?)(?:/|\.html)$`

function isHttps({ origin }: HeaderFileOptions): boolean {
  return origin.startsWith('https:')
}

/** The paths a visitor can open, without the page that stands for all others. */
function pagePaths(record: BuildRecord): string[] {
  return Object.keys(record.pages).filter((path) => path !== '/404')
}

function fileNames(path: string): { name: string; locale: Locale; negotiated: boolean }[] {
  return locales.flatMap((locale) => [
    { name: plainFile(path, locale), locale, negotiated: true },
    { name: `/${locale}${path}.html`, locale, negotiated: false },
  ])
}

const twinType = 'text/markdown; charset=utf-8'

/** The Markdown twins, each under the address that names its language. */
function twinNames(record: BuildRecord): string[] {
  return pagePaths(record)
    .filter((path) => record.pages[path]?.twin)
    .flatMap((path) => locales.map((locale) => `/${locale}${path}.md`))
}

/**
 * True when the first wish that is one of our languages is the given one. Map files cannot sort by weight, but browsers write their wishes
 * in descending order; a weight of zero is skipped. Neither look-ahead nor look-behind, for Caddy knows none.
 */
function firstWishPattern(locale: Locale): string {
  const refused = String.raw`\s*;\s*q=0(?:\.0*)?\s*`
  const foreign = [
    String.raw`[^de*,\s][^,]*`,
    String.raw`d(?:[^e,][^,]*)?`,
    String.raw`e(?:[^n,][^,]*)?`,
    String.raw`(?:${languagePattern})[a-z][^,]*`,
    String.raw`(?:${languagePattern}|\*)(?:-[^,;]*)?${refused}`,
  ].join('|')
  const weight = String.raw`(?:\s*;\s*q=(?:1|0?\.0*[1-9])[^,]*)?`
  return String.raw`^(?:\s*(?:${foreign})?,)*\s*${locale}(?:-[^,;]*)?${weight}\s*(?:,|$)`
}

// --- Netlify, Cloudflare Pages and hosts that copy them ---

/**
 * Such hosts either join a header that two rules set or let the later rule win. Both give the page's own policy here: the one for all paths
 * says the same except about styles, on which alone the pages differ.
 */
function hostHeaders(record: BuildRecord, options: HeaderFileOptions): string {
  const https = isHttps(options)
  const { scripts } = record
  const sharedPolicy = [
    ...contentSecurityPolicy({ scripts, https })
      .split('; ')
      .filter((directive) => !/^(?:default|style)-src /.test(directive)),
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
  ].join('; ')
  const rules = [
    rule('/*', { ...securityHeaders(), 'Content-Security-Policy': sharedPolicy }),
    rule('/assets/*', { 'Cache-Control': fileCacheControl('/assets/') }),
    rule('/fonts/*', { 'Cache-Control': fileCacheControl('/fonts/') }),
    ...Object.entries(fileTypes).map(([name, type]) => rule(name, { 'Content-Type': type })),
    ...locales.map((locale) => rule(`/${locale}/*`, { 'Content-Language': locale })),
  ]
  // Unprefixed pages first: Cloudflare reads only the first hundred rules.
  for (const prefix of ['', ...locales.map((locale) => `/${locale}`)]) {
    for (const path of pagePaths(record)) {
      const page = record.pages[path] ?? { styles: [] }
      const headers: Record<string, string> = {
        'Content-Security-Policy': contentSecurityPolicy({ scripts, styles: page.styles, https }),
        'Cache-Control': pageCacheControl(path),
      }
      if (referrerPolicy(path) !== referrerPolicy()) headers['Referrer-Policy'] = referrerPolicy(path)
      rules.push(rule(prefix + path, headers))
    }
  }
  for (const name of twinNames(record)) {
    rules.push(rule(name, { 'Content-Type': twinType, ...twinHeaders(name) }))
  }
  return rules.join('')
}

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`
}

/** Netlify alone knows conditions and status 404; others skip those lines, and the page itself then shows the right language. */
function hostRedirects(record: BuildRecord): string {
  const lines = [
    '/ /home 302',
    ...locales.map((locale) => `/${locale} /${locale}/home 302`),
    ...otherLocales.flatMap((locale) =>
      pagePaths(record).map((path) => `${path} ${path}.${locale}.html 200! Language=${locale}`),
    ),
    ...locales.map((locale) => `/${locale}/* /${locale}/404.html 404`),
    ...otherLocales.map((locale) => `/* /404.${locale}.html 404 Language=${locale}`),
    '/* /404.html 404',
  ]
  return `${lines.join('\n')}\n`
}

// --- nginx ---

function nginxConfiguration(record: BuildRecord, options: HeaderFileOptions): string {
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
  location ~ ${hiddenPattern}|/404$|/\\.(?!well-known/) {
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

// --- Caddy ---

function caddyConfiguration(record: BuildRecord, options: HeaderFileOptions): string {
  const policy = { scripts: record.scripts, https: isHttps(options) }
  const headers = {
    ...securityHeaders(),
    'Content-Security-Policy': contentSecurityPolicy({ ...policy, styles: ['{page_styles}'] }),
    'Referrer-Policy': '{page_referrer}',
    'Cache-Control': '{page_cache}',
    Vary: '{page_vary}',
  }
  const encodingVary = 'Accept-Encoding'
  const negotiatedVary = `${encodingVary}, ${languageVary}`
  const pages = pagePaths(record).flatMap((path) => {
    const page = record.pages[path] ?? { styles: [] }
    const columns = [page.styles.join(' '), pageCacheControl(path), referrerPolicy(path)]
    return [
      [path, 'negotiated', ...columns, negotiatedVary],
      ...locales.map((locale) => [`/${locale}${path}`, locale, ...columns, encodingVary]),
    ]
  })
  const others = [
    ...['/', ...locales.map((locale) => `/${locale}`)].map((path) => [path, cacheControl.page]),
    ['~^/assets/', fileCacheControl('/assets/')],
    ['~^/fonts/', fileCacheControl('/fonts/')],
    ['default', cacheControl.file],
  ].map(([path, cache]) => [path, '', '', cache, referrerPolicy(), encodingVary])
  const rows = [...pages, ...others]
  return `{
	# The privacy notice promises that full addresses are not logged; errors name theirs even without a log of requests.
	log {
		exclude http.log.error
	}
}

${options.origin} {
	root * ${options.root}

	map "{cookie.${localeCookie}}|{header.Accept-Language}" {language_suffix} {
${locales.map((locale) => `		"~^${locale}\\|" "${locale === fallbackLocale ? '' : `.${locale}`}"\n`).join('')}${otherLocales.map((locale) => `		\`~(?i)^[^|]*\\|${firstWishPattern(locale).slice(1)}\` .${locale}\n`).join('')}		default ""
	}
	map {path} {page_kind} {page_styles} {page_cache} {page_referrer} {page_vary} {
${rows.map(([path, ...columns]) => `		${path} ${columns.map((column) => `"${column}"`).join(' ')}\n`).join('')}	}
	map "{page_kind}|{language_suffix}" {page_language} {
${locales.map((locale) => `		"~^${locale}\\|" ${locale}\n`).join('')}${otherLocales.map((locale) => `		"negotiated|.${locale}" ${locale}\n`).join('')}		default ${fallbackLocale}
	}
	map "{http.request.orig_uri.path}|{language_suffix}" {not_found_page} {not_found_language} {
${locales.map((locale) => `		"~^/${locale}[/|]" /${locale}/404.html ${locale}\n`).join('')}${otherLocales.map((locale) => `		"~\\|\\.${locale}$" /404.${locale}.html ${locale}\n`).join('')}		default /404.html ${fallbackLocale}
	}
	map {query} {kept_query} {
		"~^(.+)$" "?\${1}"
		default ""
	}

	header {
${Object.entries(headers)
  .map(([name, value]) => `		${name} "${value}"\n`)
  .join('')}	}
	@page expression \`{page_kind} != ""\`
	header @page Content-Language {page_language}
	map "{path}|{language_suffix}" {twin_language} {twin_page} {
${locales.map((locale) => `		"~^(/${locale}/.+)\\.md\\|" ${locale} "\${1}"\n`).join('')}${otherLocales.map((locale) => `		"~^(/.+)\\.md\\|\\.${locale}$" ${locale} "/${locale}\${1}"\n`).join('')}		"~^(/.+)\\.md\\|$" ${fallbackLocale} "/${fallbackLocale}\${1}"
		default "" ""
	}
	@twin path *.md
	header @twin {
		Content-Type "${twinType}"
		Content-Language {twin_language}
		Link "<${options.origin}{twin_page}>; rel=\\"canonical\\""
		Vary "${negotiatedVary}"
	}

${Object.entries(fileTypes)
  .map(([name, type]) => `	header ${name} Content-Type "${type}"\n`)
  .join('')}
	@unsupported not method GET HEAD
	@odd expression \`{path}.matches("//|[\\\\x00-\\\\x1f]")\`
	@root path / /index.html
	@language path_regexp language \`${startPattern}\`
	@hidden path_regexp \`${hiddenPattern}|^/(?:(?:${languagePattern})/)?404(?:\\.html)?$|/\\.vite/\`
	@assets path /assets/*
	@spelling path_regexp spelling \`${spellingPattern}\`
	route {
		header @unsupported Allow "GET, HEAD"
		error @unsupported 405
		error @odd 404
		redir @root /home{kept_query} 302
		redir @language /{re.language.1}/home{kept_query} 302
		error @hidden 404
		handle @twin {
			try_files {twin_page}.md
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		handle @assets {
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		# A page's other spellings; nothing is sent to an address that does not exist.
		handle @spelling {
			@exists file {re.spelling.1}.html
			redir @exists {re.spelling.1}{kept_query} 308
			error 404
		}
		handle {
			try_files {path}{language_suffix}.html {path}.html {path}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}

	handle_errors {
		# A page under a script's name would be kept by a proxy as that script.
		@plain expression \`{err.status_code} != 404 || {http.request.orig_uri.path}.startsWith("/assets/")\`
		handle @plain {
			header Cache-Control "${cacheControl.never}"
			header Content-Type text/plain
			respond "{err.status_text}"
		}
		handle {
			header Content-Security-Policy "${contentSecurityPolicy({ ...policy, styles: record.pages['/404']?.styles ?? [] })}"
			header Cache-Control "${cacheControl.notFound}"
			header Content-Language {not_found_language}
			header Vary "${negotiatedVary}"
			rewrite * {not_found_page}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
}
