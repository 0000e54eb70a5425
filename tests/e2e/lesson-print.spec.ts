import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Lesson } from '../../content/schemas/lesson.ts'
import { shapeOf } from '../../src/scenes/classrooms/common/model/document.ts'
import { createSession, keptText } from '../../src/scenes/classrooms/common/model/session.ts'
import { type LessonId, lessonIds, teacherPath } from '../../src/site/lessons.ts'
import { localeBase, locales } from '../../src/site/locales.ts'
import { lessonModels } from '../setup/lesson-models.ts'
import { expect, test } from '../setup/test.ts'
import { LessonPage, withoutWebGl } from './lesson-page.ts'
import { putOnPaper, readPaper, sheetsOf } from './paper.ts'

const wordsOf = (id: LessonId, locale = 'en'): Lesson =>
  JSON.parse(readFileSync(`content/${locale}/lessons/${id}.json`, 'utf8'))

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

/** What a lesson keeps that was done to its end, with each answer right. */
function keptWhenDone(id: LessonId): string {
  const words = wordsOf(id)
  const { session } = createSession(lessonModels[id], shapeOf(words), {
    view: { yaw: 0, pitch: 0, zoom: 100 },
  })
  const { progress } = session
  for (const step of progress.steps) Object.assign(step, { predicted: 0, done: true })
  const answers = words.quiz.map(({ right }) => right)
  progress.at = words.steps.length
  Object.assign(progress.quiz, { answers, checked: true, tries: 1, best: answers.length })
  return keptText(session)
}

test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
})

for (const id of lessonIds) {
  test(`§2.19 the teacher’s page of ${id} is whole on paper, dark on white, in each language`, async ({
    page,
  }) => {
    for (const locale of locales) {
      const words = wordsOf(id, locale)
      await page.goto(`${localeBase(locale)}${teacherPath(id)}`)
      await putOnPaper(page)
      const text = await canBeRead(page)
      const { teacher, quiz, steps } = words
      for (const part of [
        ...[words.aim, teacher.age, teacher.time, teacher.safety, ...teacher.equipment],
        ...[...teacher.answers, ...teacher.mistakes].map((entry) => entry.text),
        ...quiz.map(({ why }) => why),
        ...steps.map(({ explain }) => explain),
        // Also what is not right: pupils ask about it.
        ...[...quiz, ...steps.map(({ predict }) => predict)].flatMap(({ options }) => options),
      ])
        expect(text, locale).toContain(plain(part))
      const { quiz: title } = JSON.parse(readFileSync(`content/${locale}/ui/lesson.json`, 'utf8'))
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
      const sheets = await sheetsOf(page)
      expect(sheets, locale).toBeGreaterThanOrEqual(2)
      expect(sheets, locale).toBeLessThanOrEqual(6)
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test(`§2.19 the summary of ${id} is whole on paper, dark on white`, async ({ page }) => {
    await withoutWebGl(page)
    await page.addInitScript(
      ([key = '', kept = '']) => {
        window.print = () => {}
        localStorage.setItem(key, kept)
      },
      [`lesson-${id}`, keptWhenDone(id)],
    )
    const lesson = new LessonPage(page, id)
    await lesson.goto()
    await lesson.start('noWebGl')
    await page.getByRole('button', { name: 'Print the summary' }).press('Enter')
    await expect(page.locator('[data-print-sheet]')).toBeAttached()
    await putOnPaper(page)
    const text = await canBeRead(page)
    const { title, steps, quiz } = wordsOf(id)
    for (const part of [title, ...steps.map(({ explain }) => explain)])
      expect(text).toContain(plain(part))
    expect(text).toContain(`Quiz: ${quiz.length} of ${quiz.length} right`)
    // Of the desk that it lies upon nothing.
    expect(text).not.toContain('What you can do')
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
  })
}

test('§2.19 paper is read as strictly as it is printed: what is faint, cut or too high is found', async ({
  page,
}) => {
  await page.goto(teacherPath('cell'))
  await putOnPaper(page)
  await page.evaluate(() => {
    const add = (text: string, style: string) => {
      const element = document.createElement('p')
      element.textContent = text
      element.style.cssText = style
      document.querySelector('main')?.append(element)
    }
    add('Pale', 'color: #999')
    add('Night', 'color: #000; background: #222')
    add('Clipped', 'width: 20px; overflow: hidden')
    add('Beyond', 'margin-left: 680px; white-space: nowrap')
    add('Tall', 'height: 1100px; break-inside: avoid')
  })
  const { faint, cut, tooHigh } = await readPaper(page)
  expect(faint).toEqual(['Pale', 'Night'])
  expect(cut).toEqual(['Clipped', 'Beyond'])
  expect(tooHigh).toEqual(['Tall'])
})
