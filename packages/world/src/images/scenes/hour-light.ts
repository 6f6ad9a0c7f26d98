import type { Hour } from '../spec.ts'

/** The colours of a scene; `lamp` says whether lamps are lit. */
export interface Light {
  readonly sky: readonly [string, string, string]
  readonly orb: string
  readonly glow: string
  readonly far: string
  readonly near: string
  readonly ground: string
  readonly lamp: boolean
}

/** For each hour the sky from top to horizon, the sun or moon, and the tone of distant objects. */
export const lights: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: ['#f2a7a0', '#f9cfa0', '#fff0d0'],
    orb: '#fff3d6',
    glow: '#ffe0b0',
    far: '#c98f93',
    near: '#8d5a68',
    ground: '#4a3550',
    lamp: false,
  },
  noon: {
    sky: ['#6fb3c9', '#a9d6d5', '#f2f0d8'],
    orb: '#fffbe8',
    glow: '#fff6cf',
    far: '#8fb3ad',
    near: '#4f8a80',
    ground: '#0b5a55',
    lamp: false,
  },
  golden: {
    sky: ['#f5a300', '#f9bd45', '#fde3a7'],
    orb: '#fff2cf',
    glow: '#ffe39a',
    far: '#c9885a',
    near: '#8b6f63',
    ground: '#1d1b3a',
    lamp: false,
  },
  dusk: {
    sky: ['#b5371f', '#e2703a', '#fbc98a'],
    orb: '#ffe9bf',
    glow: '#ffc27a',
    far: '#8a4a52',
    near: '#553350',
    ground: '#241f3f',
    lamp: true,
  },
  night: {
    sky: ['#1d1b2e', '#33315c', '#5b4a7a'],
    orb: '#fdf1d0',
    glow: '#b9a9d6',
    far: '#3b3a66',
    near: '#2a2849',
    ground: '#15142a',
    lamp: true,
  },
  monsoon: {
    sky: ['#3f6470', '#7fa39f', '#d5dccb'],
    orb: '#f2f2e2',
    glow: '#dfe8dc',
    far: '#6d8f8d',
    near: '#3d6764',
    ground: '#123f3f',
    lamp: true,
  },
}
