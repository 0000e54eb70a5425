import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../../site/locales.ts'
import { nameBeside } from '../plan/pin-name.ts'
import { homePlan, planSvg, sampleHome } from '../testing/sample-home.ts'

/** Something on the sheet: its middle and its size, CSS pixels from the sheet's upper left corner. */
type Mark = { what: string; x: number; y: number; width: number; height: number }

const { width: units, height: unitsHigh } = homePlan.file.size
const pins = sampleHome().plan?.pins ?? []

/** The origin of the drawing lies right of and below its upper left corner. */
const [left = 0, top = 0] =
  planSvg
    .match(/viewBox="([-\d]+) ([-\d]+)/)
    ?.slice(1)
    .map(Number) ?? []

/** The figures of the rooms' areas, as wide as type of one width is: 0.6 of its size a letter. */
function figuresOn(sheet: number): Mark[] {
  const scale = sheet / units
  const found = planSvg.matchAll(/<text id="area-(\w+)" x="([\d.]+)" y="([\d.]+)">([^<]+)</g)
  return [...found].map(([, room = '', x, y, text = '']) => ({
    what: `the area of ${room}`,
    x: (Number(x) - left) * scale,
    // A figure stands on its line, three quarters of the type's size high.
    y: (Number(y) - 4.9 - top) * scale,
    width: text.length * 13 * 0.6 * scale,
    height: 9.8 * scale,
  }))
}

const placeOn = (sheet: number, { x, y }: { x: number; y: number }) => ({
  x: x * sheet,
  y: (y * sheet * unitsHigh) / units,
})

/** With its rings, as of the room that is shown: the larger one. */
const dotsOn = (sheet: number): Mark[] =>
  pins.map((pin) => ({
    ...placeOn(sheet, pin),
    ...{ what: `the pin of ${pin.room}`, width: 23, height: 23 },
  }))

/** From a pin's middle to the middle of its name, and from there to where it begins at the sheet's edges. */
const name = { away: 26, high: 20, inwards: 14, widest: 112 }

function namesBeside(sheet: number, names: ReadonlyMap<string, string>): Mark[] {
  return pins.map((pin) => {
    const { isAbove, side } = nameBeside(pin, pins)
    const { x, y } = placeOn(sheet, pin)
    // Type of 12 pixels, and its margins.
    const width = Math.min(name.widest, (names.get(pin.room)?.length ?? 0) * 6.7 + 12)
    const shift = { middle: 0, right: width / 2 - name.inwards, left: name.inwards - width / 2 }
    return {
      what: `the name of ${pin.room}`,
      x: x + shift[side],
      y: y + (isAbove ? -name.away : name.away),
      width,
      height: name.high,
    }
  })
}

const covers = (a: Mark, b: Mark) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2

const covered = (marks: readonly Mark[], others: readonly Mark[]) =>
  marks.flatMap((mark) =>
    others
      .filter((other) => other !== mark && covers(mark, other))
      .map((other) => `${mark.what} and ${other.what}`),
  )

type Words = { sampleHome: { rooms: { id: string; name: string }[] } }

function namesIn(locale: string): Map<string, string> {
  const path = `content/${locale}/pages/property-tours.json`
  const { sampleHome: said } = JSON.parse(readFileSync(path, 'utf8')) as Words
  return new Map(said.rooms.map((room) => [room.id, room.name]))
}

// As wide as the sheet is in a page that was sent, on a phone of 360 pixels, on a desk of 1280, and while it is edited there.
describe.each([304, 320, 352, 880])('on a sheet of %d pixels', (sheet) => {
  const figures = figuresOn(sheet)
  const dots = dotsOn(sheet)

  test('no pin and no figure covers another', () => {
    expect(figures).toHaveLength(6)
    expect(dots).toHaveLength(6)
    expect(covered(figures, [...figures, ...dots])).toEqual([])
    expect(covered(dots, dots)).toEqual([])
  })

  test.each(locales)('no name in %s covers a figure, a name or a pin of another room', (locale) => {
    const names = namesBeside(sheet, namesIn(locale))
    expect(names.every(({ width }) => width > 20)).toBe(true)
    expect(covered(names, [...figures, ...names])).toEqual([])
    for (const [at, each] of names.entries())
      expect(
        covered(
          [each],
          dots.filter((_, other) => other !== at),
        ),
      ).toEqual([])
  })
})
