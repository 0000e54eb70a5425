import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../../../../ui/layout/heading.tsx'
import { Diagram } from '../../../common/view/diagram.tsx'
import { RadioGroup } from '../../../common/view/radio-group.tsx'
import { Readings } from '../../../common/view/readings.tsx'
import { biologyConfig, type PartId, partIds } from '../../config.ts'
import { scaledToRoom } from '../../model/size.ts'
import {
  boxes,
  cellEdge,
  drawingOrder,
  drawingSize,
  PartShape,
  perMicrometer,
} from './cell-drawing.tsx'
import { SizeBars, useSizeText } from './size-bars.tsx'

/** An animal cell in section: choose a part, read what it does and how large it truly is. */
export function BiologyDiagram() {
  const { t } = useTranslation('biology')
  const sizeText = useSizeText()
  const [chosen, setChosen] = useState<PartId>('nucleus')
  const size = biologyConfig.parts[chosen]
  return (
    <Diagram
      name="biology"
      figure={<CellFigure chosen={chosen} onChoose={setChosen} />}
      below={<SizeBars chosen={chosen} />}
    >
      <div aria-live="polite" className="min-h-40">
        <Heading level={4} size="subtitle">
          {t(`name_${chosen}`)}
        </Heading>
        <p className="mt-2">{t(`does_${chosen}`)}</p>
      </div>
      <Readings
        className="mt-4"
        label={t('readings')}
        readings={[
          {
            id: 'size',
            label: t('size'),
            value: size ? sizeText(size) : t('noSize'),
            main: true,
          },
          {
            id: 'classroom',
            label: t('classroom'),
            value: size ? sizeText(scaledToRoom(size)) : t('everywhere'),
          },
        ]}
      />
      <div className="mt-6">
        <RadioGroup
          label={t('parts')}
          value={chosen}
          onChoose={setChosen}
          options={partIds.map((id) => ({ id, label: t(`name_${id}`) }))}
        />
      </div>
      <p className="mt-4 text-sm text-ink-soft">{t('scaleNote')}</p>
      <p className="mt-2 text-xs text-ink-soft">{t('source')}</p>
    </Diagram>
  )
}

const ahead: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The cell in section; a press on a part chooses it, and arrow keys go from part to part. */
function CellFigure({ chosen, onChoose }: { chosen: PartId; onChoose: (id: PartId) => void }) {
  const { t } = useTranslation('biology')
  const figure = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent, id: PartId) => {
    const by = ahead[event.key]
    if (by) {
      const count = partIds.length
      const next = partIds[(partIds.indexOf(id) + by + count) % count] ?? id
      onChoose(next)
      figure.current?.querySelector<SVGElement>(`[data-part="${next}"]`)?.focus()
    } else if (event.key === ' ' || event.key === 'Enter') onChoose(id)
    else return
    event.preventDefault()
  }
  const scaleBar = 5 * perMicrometer
  return (
    <div
      ref={figure}
      role="radiogroup"
      aria-label={t('figure')}
      className="has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-depth"
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name. */}
      <svg
        viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
        className="block w-full select-none"
      >
        <path d={cellEdge} className="fill-paper" />
        {drawingOrder.map((id) => (
          // biome-ignore lint/a11y/useSemanticElements: an input cannot be drawn into a picture; the list beside has them.
          <g
            key={id}
            role="radio"
            aria-checked={id === chosen}
            aria-label={t(`name_${id}`)}
            tabIndex={id === chosen ? 0 : -1}
            data-part={id}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => press(event, id)}
            className="cursor-pointer outline-none"
          >
            <PartShape id={id} chosen={id === chosen} />
          </g>
        ))}
        <Brackets box={boxes[chosen]} />
        <g>
          <path
            d={`M${drawingSize.width - 40 - scaleBar} 446v-8m0 4h${scaleBar}m0-4v8`}
            className="fill-none stroke-ink"
          />
          <text
            x={drawingSize.width - 40}
            y="464"
            textAnchor="end"
            className="fill-ink font-mono text-[13px] max-sm:text-[20px]"
          >
            {t('unit_um', { figure: 5 })}
          </text>
        </g>
      </svg>
    </div>
  )
}

/** Corner brackets round a part of a drawing. @param box  left, top, width, height */
function Brackets({ box: [x, y, width, height] }: { box: [number, number, number, number] }) {
  const arm = Math.min(14, width / 3)
  return (
    <path
      d={`M${x} ${y + arm}v${-arm}h${arm}M${x + width - arm} ${y}h${arm}v${arm}M${x + width} ${y + height - arm}v${arm}h${-arm}M${x + arm} ${y + height}h${-arm}v${-arm}`}
      strokeWidth="2"
      className="pointer-events-none fill-none stroke-signal"
    />
  )
}
