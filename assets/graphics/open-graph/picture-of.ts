import { lessonIds, lessonPath } from '../../../src/site/lessons.ts'
import { fileOf } from '../../motion/world/pictures.ts'
import { type Layout, layOut, layOutStill } from './layout.ts'
import { stillFile, stills } from './stills.ts'
import { subjectOf } from './subjects.ts'

/** What a page's card shows, and where on it: a lesson its own scene, every other page a picture of the site. */
export function pictureOf(path: string): { layout: Layout; file: string } {
  const lesson = lessonIds.find((id) => lessonPath(id) === path)
  if (lesson) return { layout: layOutStill(stills[lesson]), file: stillFile(lesson) }
  const subject = subjectOf(path)
  return { layout: layOut(subject), file: fileOf(subject.shot) }
}
