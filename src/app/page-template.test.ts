import { expect, test } from 'vitest'
import { assetTags, fillTemplate, fontTags, readTemplate, sceneTags } from './page-template.ts'

const built = `<html lang="en"><head><!--head-->
<script type="module" crossorigin src="/main.js"></script>
<link rel="modulepreload" crossorigin href="/libraries.js">
<link rel="stylesheet" href="/frame.css"></head><body><div id="root"><!--app--></div>
</body></html>`

test('scripts move into a template after the page, and styles stay', () => {
  const html = fillTemplate(readTemplate(built), {
    lang: 'hi',
    head: ['<title>$& stays</title>'],
    app: '<h1>Page</h1>',
    ahead: ['<link rel="modulepreload" href="/ahead.js">'],
    scripts: ['<link rel="modulepreload" href="/page.js">'],
    wake: 'assets/wake.js',
  })
  expect(html).toContain('<html lang="hi">')
  expect(html).toContain('<title>$& stays</title>')
  const [before = '', waiting = ''] = html.split('<template id="scripts">')
  expect(before).toContain('/frame.css')
  expect(before).toContain('/ahead.js')
  expect(before).not.toMatch(/main\.js|libraries\.js|page\.js/)
  expect(waiting).toMatch(
    /page\.js[\s\S]*main\.js[\s\S]*libraries\.js[\s\S]*<\/template>\s*<script src="\/assets\/wake\.js" async>/,
  )
})

test('a template without scripts throws', () => {
  expect(() => readTemplate('<html></html>')).toThrow('names no script')
})

const manifest = {
  'index.html': { file: 'main.js', imports: ['react'], css: ['main.css'] },
  react: { file: 'react.js' },
  home: {
    file: 'home.js',
    imports: ['react', 'shared'],
    dynamicImports: ['src/pages/home/demo.tsx', 'src/scenes/tour/view/tour-scene.tsx'],
    css: ['home.css'],
  },
  'src/pages/home/demo.tsx': { file: 'demo.js', imports: ['react'], css: ['demo.css'] },
  shared: { file: 'shared.js', imports: ['home'] },
}

test('preload tags list what a page and its parts need beyond the template, without duplicates or a scene', () => {
  expect(assetTags(manifest, ['home', 'shared'], ['index.html'])).toEqual({
    styles: ['<link rel="stylesheet" href="/home.css">'],
    scripts: [
      '<link rel="modulepreload" href="/home.js">',
      '<link rel="modulepreload" href="/shared.js">',
      '<link rel="modulepreload" data-part href="/demo.js">',
    ],
  })
})

test('what fetches the first scene comes with what it imports, and a page without a scene has none', () => {
  const built = {
    ahead: { file: 'ahead.js', imports: ['sources'] },
    sources: { file: 'sources.js' },
  }
  expect(sceneTags(built, 'ahead')).toEqual({
    ahead: [
      '<link rel="modulepreload" fetchpriority="low" href="/ahead.js">',
      '<link rel="modulepreload" fetchpriority="low" href="/sources.js">',
    ],
    scripts: ['<script type="module" src="/ahead.js"></script>'],
  })
  expect(sceneTags(built, 'none')).toEqual({ ahead: [], scripts: [] })
})

test('an entry that was not built throws', () => {
  expect(() => assetTags(manifest, ['nope'], [])).toThrow('The build has no nope')
})

test('only Hindi preloads the Devanagari font, and does without the mono', () => {
  const latin = 'src/ui/fonts/instrument-sans-core.woff2'
  const built = {
    [latin]: { file: 'latin.woff2' },
    'src/ui/fonts/dm-mono-core.woff2': { file: 'mono.woff2' },
    'src/ui/fonts/devanagari-400.woff2': { file: 'devanagari.woff2' },
    'src/ui/fonts/devanagari-600.woff2': { file: 'devanagari-bold.woff2' },
  }
  expect(fontTags(built, 'hi').join()).toMatch(/devanagari\.woff2.*latin\.woff2/)
  expect(fontTags(built, 'hi').join()).not.toContain('mono')
  expect(fontTags(built, 'fr').join()).not.toContain('devanagari')
  expect(fontTags(built, 'fr').join()).toContain('mono')
})
