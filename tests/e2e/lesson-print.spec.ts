import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type LessonId, lessonIds, teacherPath } from '../../src/site/lessons.ts'
import { type Locale, localeBase, locales } from '../../src/site/locales.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { doStepsFrom, leaveKept, lessonWords } from './lesson-kept.ts'
import { LessonPage } from './lesson-page.ts'
import { putOnPaper, readPaper, sheetsOf } from './paper.ts'

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
  test(`the teachers’ pages in ${locale} are whole on paper, dark on white`, {
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
    await lesson.button('Print the summary').press('Enter')
    await expect(page.locator('[data-print-sheet]')).toBeAttached()
    await putOnPaper(page)
    const text = await canBeRead(page)
    for (const part of [title, ...steps.map(({ explain }) => explain)])
      expect(text).toContain(plain(part))
    expect(text).toContain(`Quiz: ${quiz.length} of ${quiz.length} right`)
    // Of the desk that it lies upon nothing.
    expect(text).not.toContain('What you can do')
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
  })
}
