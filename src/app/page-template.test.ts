import { expect, test } from 'vitest'
import { fillTemplate, readTemplate } from './page-template.ts'

const built = `<html lang="en"><head><!--head-->
<script type="module" crossorigin src="/main.js"></script>
<link rel="modulepreload" crossorigin href="/libraries.js">
<link rel="stylesheet" href="/frame.css"></head><body><div id="root"><!--app--></div>
</body></html>`

test('scripts wait in a template, after the page; styles do not', () => {
  const html = fillTemplate(readTemplate(built), {
    lang: 'hi',
    head: ['<title>$& stays</title>'],
    app: '<h1>Page</h1>',
    scripts: ['<link rel="modulepreload" href="/page.js">'],
    wake: 'assets/wake.js',
  })
  expect(html).toContain('<html lang="hi">')
  expect(html).toContain('<title>$& stays</title>')
  const [before = '', waiting = ''] = html.split('<template id="scripts">')
  expect(before).toContain('/frame.css')
  expect(before).not.toMatch(/main\.js|libraries\.js|page\.js/)
  expect(waiting).toMatch(
    /page\.js[\s\S]*main\.js[\s\S]*libraries\.js[\s\S]*<\/template>\s*<script src="\/assets\/wake\.js" async>/,
  )
})

test('a template without scripts is a broken build', () => {
  expect(() => readTemplate('<html></html>')).toThrow('names no script')
})
