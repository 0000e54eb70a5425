import type { Locale } from '../site/locales.ts'

const script = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** The built `index.html`, apart from what makes it live. */
export interface PageTemplate {
  html: string
  /** The tags of the scripts that every page needs. */
  scripts: string[]
}

/** Takes the tags of scripts out of the built page: they are to wait until its first view is on the screen. */
export function readTemplate(html: string): PageTemplate {
  const scripts = html.match(script) ?? []
  if (scripts.length === 0) throw new Error('The built page names no script')
  return { html: html.replace(script, '').replace(/>\s+</g, '><'), scripts }
}

/**
 * Fills the template with a page.
 * @param parts  all as HTML; `ahead` is fetched with the page, `scripts` are run by `wake`, the address of `wake.ts` as
 * built
 */
export function fillTemplate(
  template: PageTemplate,
  parts: {
    lang: string
    head: string[]
    app: string
    ahead: string[]
    scripts: string[]
    wake: string
  },
): string {
  const { lang, head, app, wake } = parts
  const scripts = [...parts.scripts, ...template.scripts].join('')
  const foot = [
    ...parts.ahead,
    `<template id="scripts">${scripts}</template>`,
    `<script src="/${wake}" async></script>`,
  ]
  // Replacement functions, since copy may contain `$&`, which a replacement string would expand.
  return template.html
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--app-->', () => app)
    .replace('</body>', () => `${foot.join('')}</body>`)
}

/** vite's account of what it built, by source file. */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>

/** The parts of a page that load beside it (`lazyIsland`), not the scenes that they start. */
const isIsland = /^src\/(pages|ui|scenes\/[^/]+\/view\/tool)\//

/**
 * Preload tags for all files of a page's code, so that the browser does not discover them one after another: also of the
 * parts that it asks for as soon as it runs.
 * @param entries  keys of the manifest: the page's source and its documents' modules
 * @param loaded  keys whose files the template loads already
 * @returns `link` elements as HTML
 * @throws Error when the build knows nothing of an entry
 */
export function assetTags(manifest: BuildManifest, entries: string[], loaded: string[]) {
  const have = filesOf(manifest, loaded)
  const need = filesOf(manifest, entries)
  const islands = [...need.late].filter((key) => !have.late.has(key) && isIsland.test(key))
  const scripts = [...need.scripts].filter((file) => !have.scripts.has(file))
  const parts = [...filesOf(manifest, islands).scripts].filter(
    (file) => !have.scripts.has(file) && !need.scripts.has(file),
  )
  const styles = [...need.styles].filter((file) => !have.styles.has(file))
  return {
    styles: styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    scripts: [
      ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
      // Marked, since the page is alive without them.
      ...parts.map((file) => `<link rel="modulepreload" data-part href="/${file}">`),
    ],
  }
}

/**
 * The tags of the script that fetches what a page's first scene needs, without waiting for the page's own code: `scripts`
 * runs it, and `ahead` fetches it with the page, since it is small and would otherwise share the line with the page's
 * scripts.
 * @param entry  key of the manifest
 * @returns empty lists for a page without a scene
 */
export function sceneTags(manifest: BuildManifest, entry: string) {
  const own = manifest[entry]
  if (!own) return { ahead: [], scripts: [] }
  const files = [...filesOf(manifest, [entry]).scripts]
  return {
    ahead: files.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    scripts: [`<script type="module" src="/${own.file}"></script>`],
  }
}

function filesOf(manifest: BuildManifest, entries: string[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const late = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const next of chunk.dynamicImports ?? []) late.add(next)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const entry of entries) visit(entry)
  return { scripts, styles, late }
}

const fonts = {
  latin: 'src/ui/fonts/instrument-sans-core.woff2',
  mono: 'src/ui/fonts/dm-mono-core.woff2',
  devanagari: 'src/ui/fonts/devanagari-400.woff2',
  devanagariBold: 'src/ui/fonts/devanagari-600.woff2',
}

/**
 * Fetches the fonts of the first view with the page and not only after its styles, so that words are not set twice. What is
 * set in mono has no Devanagari: in Hindi that is a number here and there.
 */
export function fontTags(manifest: BuildManifest, locale: Locale): string[] {
  const { latin, mono, devanagari, devanagariBold } = fonts
  const first = locale === 'hi' ? [devanagari, devanagariBold, latin] : [latin, mono]
  return first.map((font) => {
    const file = builtFileOf(manifest, font)
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`
  })
}

/** @throws Error when the build knows nothing of it */
export function builtFileOf(manifest: BuildManifest, key: string): string {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  return chunk.file
}
