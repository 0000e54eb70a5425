import { readPlan } from '../../scripts/content/catalogue.ts'
import { localePath, locales } from '../../src/site/locales.ts'
import { type SeenPage, seePage } from '../setup/crawl.ts'
import { expect, test } from '../setup/test.ts'

for (const locale of locales) {
  test(`§2.1 from the home page in ${locale} every link leads somewhere, and each page has its own name`, async ({
    request,
  }) => {
    test.setTimeout(120_000)
    const pages = new Map<string, SeenPage>()
    const files = new Set<string>()
    const dead: string[] = []
    const waiting = [{ address: localePath(locale, '/'), from: 'the start' }]
    const anchors: { address: string; hash: string; from: string }[] = []
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, from } = next
      if (pages.has(address) || files.has(address)) continue
      const answer = await request.get(address)
      if (answer.status() !== 200) dead.push(`${from} → ${address}: ${answer.status()}`)
      if (!answer.headers()['content-type']?.startsWith('text/html')) {
        files.add(address)
        continue
      }
      const page = seePage(await answer.text(), address)
      pages.set(address, page)
      for (const link of page.links) {
        const [pathname = '', hash] = link.replace(/\?[^#]*/, '').split('#')
        waiting.push({ address: pathname, from: address })
        if (hash) anchors.push({ address: pathname, hash, from: address })
      }
    }
    expect(dead).toEqual([])
    const nowhere = anchors.filter(({ address, hash }) => !pages.get(address)?.ids.has(hash))
    expect(nowhere).toEqual([])

    const own = readPlan('content', new Date()).map((path) => localePath(locale, path))
    expect(own.filter((address) => !pages.has(address))).toEqual([])
    for (const facet of ['title', 'description'] as const) {
      const said = own
        // The industries' own address shows the first of them.
        .filter((address) => !address.endsWith('/industries'))
        .map((address) => pages.get(address)?.[facet] ?? '')
      expect(said.filter((words, i) => !words || said.indexOf(words) !== i)).toEqual([])
    }
    for (const address of own) expect(pages.get(address)?.headings, address).toHaveLength(1)
  })
}
