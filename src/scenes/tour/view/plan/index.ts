export { createPlanning } from '../../model/plan/planning.ts'
export { PlanPanel } from './plan-panel.tsx'
