export { ChemistryDiagram as Board } from '../../../scenes/index.ts'
