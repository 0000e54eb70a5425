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
 * Fills a page in.
 * @param parts  all as HTML; `scripts` are run by `wake`, the address of `wake.ts` as built
 */
export function fillTemplate(
  template: PageTemplate,
  parts: {
    lang: string
    head: string[]
    app: string
    scripts: string[]
    wake: string
  },
): string {
  const { lang, head, app, wake } = parts
  const scripts = [...parts.scripts, ...template.scripts].join('')
  const foot = [
    `<template id="scripts">${scripts}</template>`,
    `<script src="/${wake}" async></script>`,
  ]
  // Functions as replacements: copy may hold `$&`, which a string replacement would read as a command.
  return template.html
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--app-->', () => app)
    .replace('</body>', () => `${foot.join('')}</body>`)
}
