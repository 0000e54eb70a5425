import { Button } from '../../../ui/button/button.tsx'
import { fill } from '../../fill.ts'
import { type Cell, toCsv } from '../model/csv.ts'

export interface DownloadCsvProps {
  copy: { download: string; downloadAbout: string }
  chart: { title: string; file: string }
  /** With the names of the columns first; read when the button is pressed. */
  rows: () => Cell[][]
}

/** Saves what a chart shows now. */
export function DownloadCsv({ copy, chart, rows }: DownloadCsvProps) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([toCsv(rows())], { type: 'text/csv' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${chart.file}.csv`
    link.click()
    // The browser has taken the file by the next task.
    setTimeout(() => URL.revokeObjectURL(address))
  }
  return (
    <Button
      size="small"
      variant="quiet"
      className="needs-scripts min-h-11"
      aria-label={fill(copy.downloadAbout, { chart: chart.title })}
      onClick={save}
    >
      {copy.download}
    </Button>
  )
}
