import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCatalogue, readListed } from '../scripts/content/catalogue.ts'
import { parsePage } from './setup/crawl.ts'
import { counts, links, lists, solutions, words } from './setup/spec-copy.ts'

const built = 'dist/client'
type Page = ReturnType<typeof parsePage>
type Part = Pick<Page, 'querySelectorAll'>
const pages = new Map<string, Page>()

function pageAt(address: string): Page {
  const page =
    pages.get(address) ?? parsePage(readFileSync(join(built, address, 'index.html'), 'utf8'))
  pages.set(address, page)
  return page
}

/** What each of the elements says, without the blanks and the soft hyphens of its HTML. */
const said = (part: Part, selector: string) =>
  [...part.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim(),
  )
const hrefs = (part: Part, selector = 'a[href]') =>
  [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe.skipIf(!existsSync(built))(
  'what the built pages say (left out: they are not built)',
  () => {
    it.each(Object.entries(words))('%s says the words of the spec', (address, texts) => {
      const all = new Set(said(pageAt(address), 'main *'))
      expect(texts.split(' | ').filter((text) => !all.has(text))).toEqual([])
    })

    it.each(lists)('%s lists in %s what it should, in order', (address, selector, texts) => {
      expect(said(pageAt(address), selector)).toEqual(
        texts.split(' | ').map((text) => expect.stringContaining(text)),
      )
    })

    it.each(links)('%s leads on from %s', (address, part, expected) => {
      const found = hrefs(pageAt(address), `${part} a[href]`)
      expect(expected.split(' ').filter((href) => !found.includes(href))).toEqual([])
    })

    it.each(Object.entries(counts))('%s has as many as it should', (address, expected) => {
      const found = Object.keys(expected).map((each) => [each, said(pageAt(address), each).length])
      expect(Object.fromEntries(found)).toEqual(expected)
    })

    it.each(Object.entries(solutions))('the solution %s is described whole', (id, expected) => {
      const page = pageAt(`/solutions/${id}`)
      const [title, tool = ''] = expected.split(' | ')
      expect(said(page, 'main h1')).toEqual([title])
      const parts =
        'Features | Benefits | What it does | Who uses it | How it works | What it needs | What it can’t do'
      expect(said(page, 'main :is(h2, h3)')).toEqual(expect.arrayContaining(parts.split(' | ')))
      const ways = [tool, '/contact', '/solutions', expect.stringMatching(/^\/industries\//)]
      expect(hrefs(page, 'main a')).toEqual(expect.arrayContaining(ways))
    })

    it('an industry has a picture of its own, its parts, and places among the solutions', () => {
      const pictures = ['education', 'real-estate', 'politics'].map((id) => {
        const page = pageAt(`/industries/${id}`)
        expect(said(page, 'main :is(h2, h3)')).toEqual(
          expect.arrayContaining([
            'What you gain',
            'What we aim for',
            'Key features',
            'Where it’s used',
          ]),
        )
        expect(said(page, 'main').join()).toMatch(/aren’t guaranteed results/)
        expect(hrefs(page, 'main a')).toEqual(
          expect.arrayContaining(['/contact', expect.stringMatching(/^\/solutions#/)]),
        )
        return page.querySelector('main img')?.getAttribute('alt') ?? ''
      })
      expect(new Set(pictures).size).toBe(3)
      expect(pictures.every((alt) => alt.length > 10)).toBe(true)
    })

    it('the updates stand in the order of their days, each with its badge, day and category', () => {
      const badges: Record<string, string> = {
        new: 'New',
        updated: 'Updated',
        enhanced: 'Enhanced',
      }
      const rows = [...pageAt('/whats-new').querySelectorAll('[aria-labelledby=recent] ol > li')]
      const ids = readCatalogue('content', new Date()).updates
      expect(rows.length).toBe(ids.length)
      expect(ids.length).toBeGreaterThanOrEqual(4)
      const listed = readListed('content')
      const days = rows.map((row, at) => {
        const update = listed.get(`updates/${ids[at]}`)
        expect(said(row, '*')).toContain(badges[String(update?.badge)])
        expect(said(row, 'h3')).toEqual([expect.stringMatching(/\S/)])
        expect(said(row, 'article p')).toContain(update?.category)
        expect(hrefs(row, 'article a[href^="/"]')).toHaveLength(1)
        const day = row.querySelector('time')?.getAttribute('datetime')
        expect(day).toBe(update?.date)
        return String(day)
      })
      expect(days).toEqual(days.toSorted().reverse())
      expect(days).toContain('2024-03-18')
    })

    it('an address that is no solution is answered with ‘Solution not found’, for no search engine', () => {
      const page = parsePage(readFileSync(join(built, 'solutions/404.html'), 'utf8'))
      expect(said(page, 'h1')).toEqual(['Solution not found'])
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
      expect(hrefs(page, 'main a')).toContain('/solutions')
    })

    it('search engines are told that the viewer and the lessons cost nothing, and how long a lesson takes', () => {
      const told = (address: string, type: string) =>
        said(pageAt(address), 'script[type="application/ld+json"]')
          .map((text) => JSON.parse(text))
          .find((each) => each['@type'] === type)
      expect(told('/property-tours', 'WebApplication')).toMatchObject({
        name: '3D Property Viewer',
        isAccessibleForFree: true,
      })
      expect(told('/virtual-classrooms/cell', 'Course')).toMatchObject({
        isAccessibleForFree: true,
        hasCourseInstance: { courseWorkload: 'PT30M' },
      })
    })

    it('the footer says what this is and the year, and its lists are plain text', () => {
      const page = pageAt('/about')
      expect(said(page, 'footer').join()).toMatch(/Realia builds augmented reality/)
      expect(said(page, 'footer').join()).toContain(`© ${new Date().getFullYear()}`)
      for (const name of ['Industries', 'AR features']) {
        // The last of the nested parts that hold the heading holds its list and nothing else.
        const list = [...page.querySelectorAll('footer div')].findLast((part) =>
          said(part, 'h1, h2, h3, h4').includes(name),
        )
        if (!list) throw new Error(`No list under ‘${name}’`)
        expect(said(list, 'li').length).toBeGreaterThan(2)
        expect(hrefs(list)).toEqual([])
      }
    })
  },
)
