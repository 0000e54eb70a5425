export { LabDiagram as Board } from '../../../scenes/index.ts'
