export { HistoryBoard as Board } from '../../../scenes/index.ts'
