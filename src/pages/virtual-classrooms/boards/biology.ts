// Modules of their own, so that the import() of one board brings none of the others.
export { BiologyDiagram as Board } from '../../../scenes/index.ts'
