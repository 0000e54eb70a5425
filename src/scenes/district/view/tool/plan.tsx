import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import { districtConfig, fenceIds } from '../../config.ts'
import { createBlocks, createHouses, createTrees } from '../../model/blocks.ts'
import { type District, pointOnWalk } from '../../model/district.ts'

const { width, depth, park, square, river, walk, fences, seed } = districtConfig
const boxOf = ({
  west,
  east,
  north,
  south,
}: Record<'west' | 'east' | 'north' | 'south', number>) => ({
  x: west,
  y: north,
  width: east - west,
  height: south - north,
})
const rectangles = (
  list: readonly { x: number; z: number; width: number; depth: number }[],
): string =>
  list
    .map(
      ({ x, z, width: wide, depth: deep }) =>
        `M${(x - wide / 2).toFixed(1)} ${(z - deep / 2).toFixed(1)}h${wide.toFixed(1)}v${deep.toFixed(1)}h${(-wide).toFixed(1)}z`,
    )
    .join('')
const walkLine = `M${walk.map(({ x, z }) => `${x} ${z}`).join('L')}`

/** The district from above: shown before 3D, and complete without it. */
export function Plan({ district }: { district: District }) {
  const { t } = useTranslation('district')
  const { along, inside } = useSnapshot(district)
  const [shapes] = useState(() => ({
    blocks: createBlocks(),
    houses: rectangles(createHouses(seed)),
    trees: createTrees(seed),
  }))
  const phone = pointOnWalk(along)
  return (
    <svg
      viewBox={`${-width / 2} ${-depth / 2} ${width} ${depth}`}
      role="img"
      aria-label={t('plan')}
      className="size-full"
    >
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} className="fill-[#1b202b]" />
      {shapes.blocks.map((block) => (
        <rect key={`${block.west} ${block.north}`} {...boxOf(block)} className="fill-[#2a2f3a]" />
      ))}
      <rect {...boxOf(park)} className="fill-[#35483c]" />
      <rect {...boxOf(square)} className="fill-[#4a4a4e]" />
      <rect
        x={-width / 2}
        y={river.north}
        width={width}
        height={river.south - river.north}
        className="fill-[#1d2f55]"
      />
      <rect
        x={fences.pier.at.x - 5}
        y={river.north - 6}
        width="10"
        height="45"
        className="fill-[#6b5a48]"
      />
      <path d={shapes.houses} className="fill-[#a3a6ad]" />
      {shapes.trees.map(({ x, z, size }) => (
        <circle
          key={`${x} ${z}`}
          cx={x.toFixed(1)}
          cy={z.toFixed(1)}
          r={size.toFixed(1)}
          className="fill-[#6f9478]"
        />
      ))}
      <path d={walkLine} className="fill-none stroke-[#f7f5f0] stroke-2 [stroke-dasharray:5_5]" />
      {fenceIds.map((id) => {
        const { at, radius } = fences[id]
        return (
          <g key={id} data-fence={id} data-inside={inside[id]}>
            <circle
              cx={at.x}
              cy={at.z}
              r={radius}
              className={classNames(
                'transition-colors [stroke-width:1.6]',
                inside[id]
                  ? 'fill-[#ff7a45]/35 stroke-[#ff7a45]'
                  : 'fill-[#7c9bff]/15 stroke-[#7c9bff]',
              )}
            />
            <text
              x={id === 'pier' ? at.x - 24 : at.x}
              y={id === 'pier' ? at.z + radius + 12 : at.z - radius - 5}
              textAnchor="middle"
              strokeWidth="5"
              strokeLinejoin="round"
              paintOrder="stroke"
              className="fill-white stroke-[#14171f] font-mono text-[9px] max-sm:hidden"
            >
              {t('label', { name: t(`name_${id}`), metres: radius })}
            </text>
          </g>
        )
      })}
      <g transform={`translate(${phone.x} ${phone.z})`} data-phone="">
        <circle r="7" className="fill-[#ff7a45] stroke-white stroke-2" />
        <path
          d="M-14-7v-7h7M7-14h7v7M14 7v7h-7M-7 14h-7v-7"
          className="fill-none stroke-white stroke-[1.6]"
        />
      </g>
    </svg>
  )
}
