export { LabBoard as Board } from '../../../scenes/index.ts'
