// As for titration.
export { MotionLesson as Lesson } from '../../../scenes/index.ts'
