import { createRandom } from '../../../src/math/random.ts'

/** Something that a visitor taps, and where it shows that the tap was understood, besides in the control itself or by a dialog. */
export interface Tap {
  control: string
  /** of which the text then changes */
  place?: string
  /** what then is there and was not */
  answer?: string
  /** on a screen that has the whole header, and not on a phone's */
  wide?: true
}

/** Without scripts it is a link to the list of all pages. */
const menu: Tap = {
  control: 'header :is([data-opens-drawer], a[href="#site-map"])',
  answer: '#site-map:target',
}
const language: Tap = { control: 'header button[aria-controls]' }
const theme: Tap = { control: 'header button[aria-controls]:has(svg:only-child)', wide: true }
const login: Tap = { control: 'header button:nth-last-of-type(2)', wide: true }
const inSection = (id: string, rest: string) => `[aria-labelledby="${id}"] ${rest}`
/** A button whose section tells another thing afterwards. */
const section = (id: string, rest: string): Tap => ({
  control: inSection(id, rest),
  place: `[aria-labelledby="${id}"]`,
})

/** Four taps on each of ten pages, in English and in Hindi by turns. */
export const tapsByPage: Record<string, readonly [Tap, Tap, Tap, Tap]> = {
  '/': [
    menu,
    language,
    { control: inSection('demo', 'button') },
    { control: inSection('capabilities', 'button') },
  ],
  '/hi/contact': [
    theme,
    login,
    { control: inSection('form-title', 'button'), answer: '[aria-invalid=true]' },
    section('where', 'button'),
  ],
  '/dashboard': [
    { control: 'main button[aria-haspopup=dialog]' },
    { control: inSection('features', 'summary') },
    menu,
    { ...language, wide: true },
  ],
  '/hi/demo': [section('room', 'button'), menu, language, theme],
  '/property-tours': [
    { control: '[data-tour] li:nth-of-type(2) > button', place: '[data-tour]' },
    { control: '[data-tour] li:nth-of-type(3) > button', place: '[data-tour]' },
    menu,
    language,
  ],
  '/hi/furniture-placement': [
    { control: inSection('catalogue', 'button[aria-pressed=false]') },
    { control: inSection('catalogue', 'button[aria-pressed=false] ~ button:last-of-type') },
    { control: inSection('sample-rooms', 'button'), place: '#place' },
    menu,
  ],
  '/virtual-staging': [
    { control: inSection('stage-title', 'label:has([value=industrial])') },
    { control: inSection('stage-title', 'label:has([value=bohemian])') },
    { control: inSection('sample-rooms', 'button'), place: '#stage' },
    language,
  ],
  '/hi/virtual-classrooms': [
    { control: '#chemistry-tab' },
    { control: '#physics-tab' },
    { control: inSection('closing', 'button') },
    menu,
  ],
  '/voter-engagement': [
    section('survey', 'button'),
    section('live-poll', 'button'),
    section('education', 'button'),
    { control: '#regions-tab' },
  ],
  '/hi/campaign-management': [
    { control: '#campaigns-tab' },
    { control: '#tasks-tab' },
    { control: inSection('mapping', 'button') },
    { control: inSection('plan', 'button[aria-haspopup=dialog]') },
  ],
}

/** When taps come after the first paint, ms: the same on every run, from 0.2 to 5 s. */
export function tapDelays(count: number): number[] {
  const random = createRandom(25)
  return Array.from({ length: count }, () => 200 + 4800 * random())
}

/** Below or at which three of four figures lie. @throws RangeError without figures */
export function upperQuartile(figures: readonly number[]): number {
  const found = figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * 0.75) - 1]
  if (found === undefined) throw new RangeError('No figures')
  return found
}
