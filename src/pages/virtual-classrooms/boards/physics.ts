export { PhysicsDiagram as Board } from '../../../scenes/index.ts'
