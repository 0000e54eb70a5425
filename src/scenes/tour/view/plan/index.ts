export { createPlanEditor } from '../../model/plan/edit-plan.ts'
export { PlanPanel } from './plan-panel.tsx'
