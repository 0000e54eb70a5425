import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCatalogue, readListed } from '../scripts/content/catalogue.ts'
import { parsePage } from './setup/crawl.ts'

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

/** The least part of a page with a heading of these words. */
function under(page: Part, selector: string, heading: string) {
  const found = [...page.querySelectorAll(selector)].filter((part) =>
    said(part, 'h1, h2, h3, h4').includes(heading),
  )
  const part = found.at(-1)
  if (!part) throw new Error(`No ${selector} under ‘${heading}’`)
  return part
}

const categories = '/campaign-management /voter-engagement /ar-visualization /real-time-analytics'
const others =
  '/location-services /communication-features /government-services /interactive-features'
const tours = '/property-tours /virtual-staging /virtual-classrooms /ar-visualization'

/** Sentences and labels of the spec, word for word: each is the whole of what some element of the page says. */
const words: Record<string, string> = {
  '/': 'Explore the World Through AR | Real-time 3D visualization | Interactive digital overlays | Cross-platform compatibility | Live Events & Rallies | Multi-language Support | AI-Powered Intelligence | Live Data · sample | Low | Medium | High',
  '/about': 'About us | Bridging Realities, Building Futures | Our mission | Our vision',
  '/contact': 'Address | Phone | Email | Business hours | Mon-Fri 9-6 | Sat 10-4',
  '/dashboard': 'AR Command Center | Sample data',
  '/campaign-management': 'Canvasser | Phone Bank | Event Coordinator',
  '/communication-features': '127 | 45 registered | 89 registered',
  '/solutions/property-tours': 'Your browser does not support the video tag.',
  '/property-tours':
    '3D Property Tours | Upload Property Media | Immersive 3D Features | 360° Rotation | Dynamic Zoom | 3D Perspective | Interactive Media',
  '/real-time-analytics': 'Real-time Analytics Dashboard',
  '/location-services': 'Location Services and GPS Features',
  '/government-services': 'Government Services Portal',
  '/terms': 'Last changed on March 18, 2024',
}

const tiles =
  'Sentiment78%positive+ | Engagement92%active+ | Campaign reach15.4Kusers+ | AR interactions34active+'

/** What a selector finds, in order: each element says this, and perhaps more. */
const lists: [address: string, selector: string, texts: string][] = [
  [
    '/',
    'main :is(h1, h2)',
    'Blending Reality with Intelligence | See AR Technology in Action | From the first doorstep to the last count | Three industries, one instrument | How AR works | Live Insights and Visualization | Comprehensive AR Solutions | Show people what you mean',
  ],
  [
    '/',
    '[aria-labelledby=how] h3',
    'Capturing external data | Processing external data | Generating digital content | Aligning digital content | Real-time updates | User experience',
  ],
  [
    '/',
    '[aria-labelledby=capabilities] ul.font-mono li',
    'News Feed | Live Stream | Data Sharing | Political Manifesto | Recent Announcements | Landmark Speeches | Citizen Recognition | Trigger Experiences | Information Cards | Politicians’ Past Work | Upcoming Features | AR Connect',
  ],
  ['/', 'dl > div:has(dd + dd)', tiles],
  ['/real-time-analytics', 'dl > div:has(dd + dd)', tiles],
  ['/', 'header [data-menu]', 'Home | Industries | Solutions | What’s New | About Us'],
  ['/', 'header a[hreflang]:has(.flag)', 'English | Español | Français | हिंदी'],
  ['/about', '[aria-labelledby=values] dt', 'Innovation | Collaboration | Excellence | Impact'],
  [
    '/dashboard',
    'main dl > div',
    'Total Projects24 | Active Users1.2K | AR Interactions5.6K | Engagement Rate92%',
  ],
  [
    '/dashboard',
    '[aria-labelledby=features] h3',
    'Campaign Management | Voter Engagement | AR Visualization | Real-time Analytics | Location Services | Communication | Government Services | Interactive Features',
  ],
  ['/whats-new', '[aria-labelledby=upcoming] li', 'Q2 2024 | Q3 2024 | Q4 2024'],
  [
    '/voter-engagement',
    'main h2',
    'Voter Education | Voter Information Portal | Political Surveys | Dynamic Polling | Instant Polling | Adaptive Survey Logic | Campaigns by Voter Priority | Voter Sentiment Analysis | Anonymized Results | After the last',
  ],
  ['/voter-engagement', '[aria-labelledby=priority] tbody tr', '1472% | 958% | 531%'],
  // The fields of the campaign’s subjects.
  ...Object.entries({
    volunteers: 'Name | Role | Open tasks | Rating | Status',
    campaigns: 'Name | Progress | Spent | Budget | Status',
    events: 'Name | Date | Time | Venue | Guests | Status',
    promises: 'Promise | Progress | Votes | Status',
    parties: 'Campaign | Coordinator | Budget | Level',
    venues: 'Name | Type | Address | Seats | Status',
    posters: 'Location | Scans | Engagement | Status',
  }).map(([id, texts]): [string, string, string] => [
    '/campaign-management',
    `#${id} thead th`,
    texts,
  ]),
]

/** Where a page, or a part of it, leads, in any order. */
const links: [address: string, part: string, hrefs: string][] = [
  ['/', 'main', '/industries /about /contact /solutions /demo /property-tours'],
  [
    '/',
    '[aria-labelledby=industries] article',
    '/industries/education /industries/real-estate /industries/politics',
  ],
  [
    '/',
    '[aria-labelledby=solutions]',
    `${categories} ${others} /industries/politics /industries/real-estate /industries/education`,
  ],
  ['/', 'footer', '/ /about /contact /privacy /terms'],
  ['/es/industries/politics', 'footer', '/es/privacy /es/terms'],
  ['/es/industries/education', 'main p', '/es/contact'],
  ['/about', 'main', '/contact /whats-new /privacy'],
  [
    '/ar-features',
    'main',
    `${tours} /furniture-placement /location-services /interactive-features /communication-features /contact /demo`,
  ],
  ['/ar-visualization', 'main', '/solutions/policy-visualization /contact /demo'],
  [
    '/campaign-management',
    'main',
    '/voter-engagement /real-time-analytics /location-services /contact /demo',
  ],
  ['/communication-features', 'main', '/contact /interactive-features'],
  ['/interactive-features', 'main', '/contact /ar-features'],
  ['/government-services', 'main', '/contact /location-services'],
  ['/real-time-analytics', 'main', '/contact /voter-engagement'],
  ['/location-services', 'main', '/contact /ar-visualization /government-services'],
  ['/voter-engagement', 'main', '/real-time-analytics /solutions/gamification'],
  ['/whats-new', 'main', '/contact /dashboard'],
  ['/privacy', 'main', '/contact'],
  ['/political-ar', 'main', `${categories} ${others} /contact /solutions`],
  ['/dashboard', 'main', '/ar-visualization /real-time-analytics'],
  ['/dashboard', '[aria-labelledby=features]', `${categories} ${others}`],
  [
    '/dashboard',
    '[aria-labelledby=toolkit]',
    `${tours} /furniture-placement#ar /interactive-features`,
  ],
  ['/demo', '[aria-labelledby=tips]', `${tours} /furniture-placement ${categories}`],
  ['/demo', 'main', '/solutions /contact'],
  [
    '/solutions',
    '#real-estate',
    '/solutions/property-tours /solutions/furniture-placement /solutions/virtual-staging',
  ],
  [
    '/solutions',
    '#education',
    '/solutions/virtual-classrooms /solutions/virtual-labs /solutions/interactive-learning',
  ],
  [
    '/solutions',
    '#politics',
    '/solutions/interactive-campaigns /solutions/policy-visualization /voter-engagement',
  ],
  [
    '/solutions',
    '[aria-labelledby=featured]',
    '/solutions/gamification /ar-visualization /real-time-analytics',
  ],
  ['/solutions', 'main', '/contact /demo /solutions'],
  [
    '/contact',
    'main',
    'tel:+12125550142 mailto:sales@realia.example mailto:support@realia.example mailto:hello@realia.example https://www.openstreetmap.org/directions?to=40.71216%2C-74.00593 /contact?service=custom#message',
  ],
]

/** How many there are of something: on each page by selector. */
const counts: Record<string, Record<string, number>> = {
  '/': {
    '[aria-labelledby=capabilities] article': 4,
    '[aria-labelledby=capabilities] article li': 36,
    '[aria-labelledby=solutions] ul a': 18,
  },
  '/about': { '[aria-labelledby=why] li': 4 },
  '/contact': { '#message option': 6, 'main a[href^="https://"]:not([href*=openstreetmap])': 4 },
  '/real-time-analytics': { '[aria-labelledby=features] li': 9 },
  '/dashboard': { '[aria-labelledby=toolkit] li': 6 },
  '/political-ar': {
    '[aria-labelledby=core] article': 4,
    '[aria-labelledby=core] dt': 36,
    '[aria-labelledby=more] article': 4,
    '[aria-labelledby=weeks] figure li': 8,
  },
  '/ar-features': { 'thead th': 6, 'tbody th': 6, 'tbody td': 30 },
  '/location-services': { '[data-feature]': 9 },
  '/government-services': { '[data-room]': 9 },
  '/campaign-management': { '#volunteers tbody tr': 8, 'tbody tr': 38 },
}

/** Each solution’s heading, and the tool that its call to action leads to. */
const solutions: Record<string, string> = {
  'property-tours': 'A home, open at any hour | /property-tours',
  'furniture-placement': 'The sofa, before you carry it | /furniture-placement',
  'virtual-staging': 'An empty room, lived in | /virtual-staging',
  'virtual-classrooms': 'A lesson that stands on the desk | /virtual-classrooms',
  'virtual-labs': 'An experiment, as often as it takes | /virtual-classrooms',
  'interactive-learning': 'A lesson that waits for you | /virtual-classrooms',
  'interactive-campaigns': 'A poster that answers back | /campaign-management',
  'virtual-rallies': 'One speech, several squares | /communication-features',
  'voter-engagement': 'Ask, and show what was answered | /voter-engagement',
  'policy-visualization': 'See the law, the line, the budget | /ar-visualization',
  gamification: 'Points that mean something | /voter-engagement',
  'real-estate': 'A listing, from photo to key | /property-tours',
}

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
        'Features | Benefits | What it does | Who uses it | How it works | What it needs | Where it ends'
      expect(said(page, 'main :is(h2, h3)')).toEqual(expect.arrayContaining(parts.split(' | ')))
      const ways = [tool, '/contact', '/solutions', expect.stringMatching(/^\/industries\//)]
      expect(hrefs(page, 'main a')).toEqual(expect.arrayContaining(ways))
    })

    it('an industry has a picture of its own, its parts, and places among the solutions', () => {
      const pictures = ['education', 'real-estate', 'politics'].map((id) => {
        const page = pageAt(`/industries/${id}`)
        expect(said(page, 'main :is(h2, h3)')).toEqual(
          expect.arrayContaining([
            'What changes',
            'What we aim for',
            'Key features',
            'Where it is used',
          ]),
        )
        expect(said(page, 'main').join()).toMatch(/not results that we promise/)
        expect(hrefs(page, 'main a')).toEqual(
          expect.arrayContaining(['/contact', expect.stringMatching(/^\/solutions#/)]),
        )
        return page.querySelector('main img')?.getAttribute('alt') ?? ''
      })
      expect(new Set(pictures).size).toBe(3)
      expect(pictures.every((alt) => alt.length > 10)).toBe(true)
    })

    it('politics counts its features, more than 80, as it lists them', () => {
      const page = pageAt('/political-ar')
      const listed = said(
        page,
        '[aria-labelledby=core] dt, [aria-labelledby=more] article li',
      ).length
      expect(listed).toBeGreaterThanOrEqual(80)
      expect(said(page, 'main p')).toContain(`${listed} features across 8 core categories`)
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
        const badge = badges[String(listed.get(`updates/${ids[at]}`)?.badge)]
        expect(said(row, '*')).toContain(badge)
        expect(said(row, 'h3').concat(said(row, 'article p'))).toEqual(
          expect.arrayContaining([expect.stringMatching(/\S/)]),
        )
        expect(hrefs(row, 'article a[href^="/"]')).toHaveLength(1)
        return row.querySelector('time')?.getAttribute('datetime') ?? ''
      })
      expect(days).toEqual(days.toSorted().reverse())
      expect(days).toContain('2024-03-18')
    })

    it('cards of features are whole, and so are the lists of the static pages', () => {
      for (const card of pageAt('/dashboard').querySelectorAll(
        '[aria-labelledby=features] > * > li',
      )) {
        expect(said(card, 'li')).toHaveLength(8)
        expect(said(card, 'summary')).toEqual(['+5 more features'])
      }
      for (const [address, name, each] of [
        ['/real-time-analytics', 'Live Data Processing', 'li'],
        ['/real-time-analytics', 'Advanced Insights', 'li'],
        ['/government-services', 'Citizen Services', 'dd'],
        ['/government-services', 'Information Access', 'dd'],
      ] as const) {
        const texts = said(under(pageAt(address), 'section, div', name), each)
        expect(texts, name).toHaveLength(each === 'li' ? 5 : 6)
        expect(Math.min(...texts.map((text) => text.length)), name).toBeGreaterThan(20)
      }
      for (const [address, selector, whom] of [
        ['/government-services', '[data-room]', /For .{10,}/],
        [
          '/location-services',
          '[data-feature]',
          /\d+ (km|m|cm).*Knows by .{5,}|Knows by .*\d+ (km|m|cm)/,
        ],
      ] as const) {
        for (const text of said(pageAt(address), selector)) expect(text).toMatch(whom)
      }
    })

    it('the sample people and places are whole, and said to be samples', () => {
      const candidates = [
        ...pageAt('/voter-engagement').querySelectorAll('[aria-labelledby=portal] li:has(ul)'),
      ]
      expect(candidates.length).toBe(3)
      for (const candidate of candidates) {
        expect(said(candidate, '*').join('|')).toMatch(/\(sample\)/)
        expect(said(candidate, '.kind')).toEqual(
          expect.arrayContaining(['Party', 'Experience', 'Rating by listeners', 'Policies']),
        )
        expect(said(candidate, 'li')).toHaveLength(3)
      }
      const people = said(pageAt('/communication-features'), 'main li').filter((text) =>
        text.includes('(sample)'),
      )
      for (const [name, status] of [
        ['Elena Marsh', 'Online'],
        ['Tomas Okafor', 'Busy'],
        ['Priya Duval', 'Online'],
      ] as const) {
        expect(people.find((text) => text.includes(name))).toContain(status)
      }
      const bakery = said(pageAt('/interactive-features'), 'main li').find((text) =>
        text.includes('Mill Lane Bakery'),
      )
      for (const fact of ['220 m', 'Food and drink', '4.8 of 5']) expect(bakery).toContain(fact)
      const task = said(pageAt('/campaign-management'), '[data-task=callbacks]').join()
      for (const fact of [
        'Ring back those who asked about the tram',
        'Benoît Laurent',
        'High',
        '5:00',
      ])
        expect(task).toContain(fact)
    })

    it('an address that is no solution is answered with ‘Solution not found’, for no search engine', () => {
      const page = parsePage(readFileSync(join(built, 'solutions/404.html'), 'utf8'))
      expect(said(page, 'h1')).toEqual(['Solution not found'])
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
      expect(hrefs(page, 'main a')).toContain('/solutions')
    })

    it('search engines are told of the viewer as an application that costs nothing', () => {
      const data = said(pageAt('/property-tours'), 'script[type="application/ld+json"]')
      const application = data
        .map((text) => JSON.parse(text))
        .find((each) => /App/.test(each['@type']))
      expect(application).toMatchObject({ name: '3D Property Viewer', isAccessibleForFree: true })
    })

    it('the footer says what this is and the year, and its lists are plain text', () => {
      const page = pageAt('/about')
      expect(said(page, 'footer').join()).toMatch(/Realia makes augmented reality/)
      expect(said(page, 'footer').join()).toContain(`© ${new Date().getFullYear()}`)
      for (const name of ['Industries', 'AR features']) {
        const list = under(page, 'footer div', name)
        expect(said(list, 'li').length).toBeGreaterThan(2)
        expect(hrefs(list)).toEqual([])
      }
    })
  },
)
