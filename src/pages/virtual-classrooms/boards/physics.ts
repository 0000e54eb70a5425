export { PhysicsBoard as Board } from '../../../scenes/index.ts'
