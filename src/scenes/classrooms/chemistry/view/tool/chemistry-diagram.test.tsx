import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import chemistry from '../../../../../../content/en/ui/chemistry.json' with { type: 'json' }
import { renderEnglish } from '../../../common/view/tool/testing/workspace-help.tsx'
import { ChemistryDiagram } from './chemistry-diagram.tsx'

const reading = (id: string) => document.querySelector(`[data-reading="${id}"]`)?.textContent

/** Source of the figures, to the place: NIST CCCBDB, experimental geometries. */
test.each([
  ['name_water', '95.78\u00a0pm', '104.48°'],
  ['name_carbonDioxide', '116.2\u00a0pm', '180.0°'],
  ['name_ammonia', '101.2\u00a0pm', '106.67°'],
  ['name_methane', '108.7\u00a0pm', '109.47°'],
] as const)(
  '§2.19 %s is told as exactly as it was measured, and no more',
  (name, length, angle) => {
    renderEnglish(<ChemistryDiagram />, { chemistry })
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${chemistry[name]}`) }))
    expect(reading('length')).toBe(length)
    expect(reading('angle')).toBe(angle)
  },
)
