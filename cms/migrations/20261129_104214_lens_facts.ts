import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles\` ADD \`darkened_transmission\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`base_curve\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`pantoscopic_tilt\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`impact\` text DEFAULT 'none';`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`impact_standard\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`ground_material\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`is_impact_rated\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`suits_drilled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`wrap\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`blank_diameters\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`smallest_fitting_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`minimum_thickness\` text;`)
  // The category follows from the light that passes, so warnings no longer name another one.
  await db.run(sql`UPDATE \`articles\` SET
  	\`warnings\` = replace(\`warnings\`, 'Suodatinluokka ' || CAST(\`filter_category\` AS INTEGER) || ' (EN ISO 12312-1). ', ''),
  	\`translations_sv_warnings\` = replace(\`translations_sv_warnings\`, 'Filterkategori ' || CAST(\`filter_category\` AS INTEGER) || ' (EN ISO 12312-1). ', ''),
  	\`translations_en_warnings\` = replace(\`translations_en_warnings\`, 'Filter category ' || CAST(\`filter_category\` AS INTEGER) || ' (EN ISO 12312-1). ', '')
  	WHERE \`filter_category\` IS NOT NULL AND \`transmission\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`articles\` SET \`impact\` = 'racket' WHERE \`sport\` = 'racket-sports';`)
  await db.run(sql`UPDATE \`articles\` SET \`ground_material\` = CASE
  		WHEN \`refractive_index\` IN ('1.53', '1,53') THEN 'trivex'
  		WHEN \`refractive_index\` IN ('1.59', '1,59') THEN 'polycarbonate'
  		WHEN CAST(replace(\`refractive_index\`, ',', '.') AS REAL) >= 1.64 THEN 'mr7'
  		WHEN CAST(replace(\`refractive_index\`, ',', '.') AS REAL) >= 1.6 THEN 'mr8'
  		ELSE 'cr39' END
  	WHERE \`category\` = 'ground_lenses';`)
  await db.run(sql`UPDATE \`articles\` SET
  		\`suits_drilled\` = \`ground_material\` <> 'cr39',
  		\`blank_diameters\` = '[65,70,75,80]',
  		\`smallest_fitting_height\` = CASE WHEN \`lens_kind\` IN ('progressive', 'work') THEN 18 END,
  		\`minimum_thickness\` = CASE WHEN \`ground_material\` IN ('mr8', 'mr7') THEN '{"center":1.5,"edge":1}' ELSE '{"center":2,"edge":1.2}' END,
  		\`wrap\` = CASE
  			WHEN \`lens_kind\` IN ('progressive', 'work') THEN NULL
  			WHEN \`lens_kind\` = 'non-prescription' THEN '{"from":0,"to":0}'
  			WHEN \`ground_material\` = 'mr7' THEN '{"from":-6,"to":4}'
  			WHEN \`ground_material\` = 'cr39' THEN '{"from":-2,"to":2}'
  			ELSE '{"from":-4,"to":3}' END
  	WHERE \`category\` = 'ground_lenses';`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`filter_category\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  articles({ filterCategory, ...article }) {
    const { category, sport, transmission, translations } = article as Stored
    if (category === 'ground_lenses') return { ...article, ...lensFacts(article as Stored) }
    const isNamed = typeof filterCategory === 'number' && typeof transmission === 'number'
    return {
      ...article,
      impact: sport === 'racket-sports' ? 'racket' : 'none',
      ...(isNamed && {
        warnings: without(article.warnings, `Suodatinluokka ${filterCategory}`),
        translations: {
          ...translations,
          sv: { ...translations?.sv, warnings: without(translations?.sv?.warnings, `Filterkategori ${filterCategory}`) },
          en: { ...translations?.en, warnings: without(translations?.en?.warnings, `Filter category ${filterCategory}`) },
        },
      }),
    }
  },
}

interface Stored {
  category?: string
  sport?: string
  transmission?: number | null
  refractiveIndex?: string | null
  lensKind?: string | null
  translations?: Partial<Record<'sv' | 'en', { warnings?: string | null }>>
}

function without(warnings: unknown, name: string): unknown {
  return typeof warnings === 'string' ? warnings.replace(`${name} (EN ISO 12312-1). `, '') : warnings
}

function lensFacts({ refractiveIndex, lensKind }: Stored) {
  const index = Number((refractiveIndex ?? '').replace(',', '.'))
  const thin = index >= 1.64 ? 'mr7' : index >= 1.6 ? 'mr8' : 'cr39'
  const material = index === 1.53 ? 'trivex' : index === 1.59 ? 'polycarbonate' : thin
  const ranges = { mr7: [-6, 4], mr8: [-4, 3], polycarbonate: [-4, 3], trivex: [-4, 3], cr39: [-2, 2] }
  const [from, to] = lensKind === 'non-prescription' ? [0, 0] : ranges[material]
  const isFitted = lensKind === 'progressive' || lensKind === 'work'
  return {
    groundMaterial: material,
    isImpactRated: false,
    suitsDrilled: material !== 'cr39',
    blankDiameters: [65, 70, 75, 80],
    smallestFittingHeight: isFitted ? 18 : null,
    minimumThickness: material.startsWith('mr') ? { center: 1.5, edge: 1 } : { center: 2, edge: 1.2 },
    wrap: isFitted ? null : { from, to },
  }
}
