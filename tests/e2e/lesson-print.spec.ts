import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type LessonId, lessonIds, teacherPath } from '../../src/site/lessons.ts'
import { type Locale, localeBase, locales } from '../../src/site/locales.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { doStepsFrom, leaveKept, lessonWords } from './lesson-kept.ts'
import { LessonPage } from './lesson-page.ts'

/** The area of an A4 sheet inside the margins of `print.css`, in CSS pixels. */
const paper = { width: 688, height: 1001 } as const

async function putOnPaper(page: Page) {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
}

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

interface OnPaper {
  text: string
  faint: string[]
  cut: string[]
  tooHigh: string[]
}

/** Reads what is on paper as a reader would, and what of it a reader could not. */
const readPaper = (page: Page): Promise<OnPaper> =>
  page.evaluate((sheet) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    /** How bright a colour is on white paper: 0 to 1, as WCAG has it. */
    const brightness = (colour: string): number => {
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4),
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const upwards = (from: Element): Element[] => {
      const all: Element[] = []
      for (let at: Element | null = from; at; at = at.parentElement) all.push(at)
      return all
    }
    const isFaint = (element: Element) => {
      const contrast = 1.05 / (brightness(getComputedStyle(element).color) + 0.05)
      return (
        contrast < 4.5 ||
        upwards(element).some((each) => brightness(getComputedStyle(each).backgroundColor) < 0.9)
      )
    }
    const isCut = (element: Element, at: DOMRect) => {
      if (at.left < -1 || at.right > innerWidth + 1) return true
      return upwards(element).some((each) => {
        if (getComputedStyle(each).overflow === 'visible' || each === document.documentElement)
          return false
        const { left, right, top, bottom } = each.getBoundingClientRect()
        const outside = at.left < left - 1 || at.right > right + 1
        return outside || at.top < top - 2 || at.bottom > bottom + 2
      })
    }
    const found = { text: '', faint: [] as string[], cut: [] as string[], tooHigh: [] as string[] }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      const words = textContent?.trim()
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const at = range.getBoundingClientRect()
      // What is for readers alone is a pixel wide.
      if (element.closest('.sr-only') || at.width === 0) continue
      found.text += `${words} `
      if (isFaint(element)) found.faint.push(words)
      if (isCut(element, at)) found.cut.push(words)
    }
    for (const element of document.querySelectorAll('main *')) {
      const { breakInside } = getComputedStyle(element)
      if (breakInside.startsWith('avoid') && element.getBoundingClientRect().height > sheet.height)
        found.tooHigh.push(element.textContent?.slice(0, 60) ?? '')
    }
    return found
  }, paper)

/** As it stands in the document, however lines are broken. */
const plain = (text: string) => text.replace(/\s+/g, ' ')

/** What is on paper can be read: dark on white, whole, and no part of it higher than a sheet. */
async function canBeRead(page: Page) {
  const { text, faint, cut, tooHigh } = await readPaper(page)
  expect(faint, 'faint').toEqual([])
  expect(cut, 'cut').toEqual([])
  expect(tooHigh, 'higher than a sheet').toEqual([])
  return plain(text)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
})

async function teacherIsWhole(page: Page, id: LessonId, locale: Locale) {
  const { aim, teacher, quiz, steps } = lessonWords(id, locale)
  await page.goto(`${localeBase(locale)}${teacherPath(id)}`)
  await putOnPaper(page)
  const text = await canBeRead(page)
  for (const part of [
    ...[aim, teacher.age, teacher.time, teacher.safety, ...teacher.equipment],
    ...[...teacher.answers, ...teacher.mistakes].map((entry) => entry.text),
    ...quiz.map(({ why }) => why),
    ...steps.map(({ explain }) => explain),
    // Also what is not right: pupils ask about it.
    ...[...quiz, ...steps.map(({ predict }) => predict)].flatMap(({ options }) => options),
  ])
    expect(text).toContain(plain(part))
  const { quiz: title } = JSON.parse(readFileSync(`content/${locale}/ui/lesson.json`, 'utf8'))
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  const sheets = await sheetsOf(page)
  expect(sheets).toBeGreaterThanOrEqual(2)
  expect(sheets).toBeLessThanOrEqual(6)
  // What can only be pressed is not on paper.
  await expect(page.locator('main button:visible')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

for (const locale of locales) {
  test(`the teacher guides in ${locale} are complete on paper, dark on white`, {
    tag: locale === 'en' ? '@spec-2.19' : ['@all', '@spec-2.19'],
  }, async ({ page }) => {
    for (const id of lessonIds) await test.step(id, () => teacherIsWhole(page, id, locale))
  })
}

for (const id of lessonIds) {
  test(`the summary of ${id} is whole on paper, dark on white`, {
    tag: id === 'pantheon' ? '@spec-2.19' : ['@all', '@spec-2.19'],
  }, async ({ page }) => {
    await withoutWebGl(page)
    await page.addInitScript(() => {
      window.print = () => {}
    })
    const { title, steps, quiz } = lessonWords(id)
    await leaveKept(page, id, (session) => {
      doStepsFrom(0, session)
      const answers = quiz.map(({ right }) => right)
      session.progress.at = steps.length
      Object.assign(session.progress.quiz, { answers, checked: true, tries: 1, best: quiz.length })
    })
    const lesson = new LessonPage(page, id)
    await lesson.goto()
    await lesson.start('noWebGl')
    await lesson.button('Print summary').press('Enter')
    await expect(page.locator('[data-print-sheet]')).toBeAttached()
    await putOnPaper(page)
    const text = await canBeRead(page)
    for (const part of [title, ...steps.map(({ explain }) => explain)])
      expect(text).toContain(plain(part))
    expect(text).toContain(`Quiz: ${quiz.length} of ${quiz.length} correct`)
    // Of the desk that it lies upon nothing.
    expect(text).not.toContain('Actions')
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
  })
}
