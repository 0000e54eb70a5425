export { HistoryDiagram as Board } from '../../../scenes/index.ts'
