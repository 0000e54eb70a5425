import { DataTable } from '../../../ui/data-table/data-table.tsx'
import type { Subject } from '../model/kinds.ts'
import type { Choice } from '../model/order.ts'
import type { Row } from '../model/plan.ts'
import { rules } from '../model/rules.ts'
import { Cell } from './cell.tsx'
import type { PlannerTools } from './use-planner.ts'

export interface SubjectListProps {
  subject: Subject
  tools: PlannerTools
  rows: Row[]
  choice: Choice
}

const figures = ['number', 'money', 'rating', 'time']

/** The rows of a subject, each field by its kind. */
export function SubjectTable({ subject, tools, rows, choice }: SubjectListProps) {
  const { columns } = rules[subject]
  return (
    <DataTable
      caption={tools.copy.subjects[subject].label}
      columns={columns.map(({ key, kind, step }) => ({
        key,
        label: tools.copy.columns[key],
        end: figures.includes(kind) && step === undefined,
      }))}
      rows={rows.map((row) => ({
        id: row.id,
        cells: columns.map((column) => (
          <Cell key={column.key} subject={subject} column={column} row={row} tools={tools} />
        )),
      }))}
      sorted={{ key: choice.sort, descending: choice.descending }}
    />
  )
}
