import { expect, test } from 'vitest'
import { fontTags, preloadTags } from './preloads.ts'

const manifest = {
  'index.html': { file: 'main.js', imports: ['react'], css: ['main.css'] },
  react: { file: 'react.js' },
  home: { file: 'home.js', imports: ['react', 'shared'], css: ['home.css'] },
  shared: { file: 'shared.js', imports: ['home'] },
}

test('names what a page needs beyond what every page loads, each file once', () => {
  expect(preloadTags(manifest, ['home', 'shared'], ['index.html']).split('\n')).toEqual([
    '<link rel="stylesheet" href="/home.css">',
    '    <link rel="modulepreload" href="/home.js">',
    '    <link rel="modulepreload" href="/shared.js">',
  ])
})

test('an entry that was not built stops the build', () => {
  expect(() => preloadTags(manifest, ['nope'], [])).toThrow('The build has no nope')
})

test('Hindi fetches its script, the others do not', () => {
  const font = (name: string) => ({
    [`node_modules/@fontsource-variable/${name}`]: { file: `${name.split('/')[0]}.woff2` },
  })
  const built = {
    ...font('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    ...font('noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'),
  }
  expect(fontTags(built, 'hi')).toMatch(/noto-sans-devanagari\.woff2.*\n.*instrument-sans\.woff2/)
  expect(fontTags(built, 'fr')).not.toContain('devanagari')
})
