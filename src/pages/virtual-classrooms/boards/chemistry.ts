export { ChemistryBoard as Board } from '../../../scenes/index.ts'
