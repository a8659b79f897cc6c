declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number }

  type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: string[]
    dropTables?: string[]
    variationAxes?: Record<string, number | AxisRange>
    keepAllGlyphs?: boolean
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
