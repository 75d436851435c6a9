import { type Locator } from '@playwright/test';

/** A part of an element's box, in px from its start edge and top. Negative places count from the end. */
export interface Part {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Returns how many pixels of a part of an element differ from the pixel in its corner. */
export async function ink(element: Locator, part: Part = {}): Promise<number> {
  const image = await element.screenshot({ animations: 'disabled', caret: 'hide' });
  return element.evaluate(
    async (_element, { png, x = 0, y = 0, width, height }) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(png)], { type: 'image/png' }));
      const left = x < 0 ? bitmap.width + x : x;
      const top = y < 0 ? bitmap.height + y : y;
      const area = { width: width ?? bitmap.width - left, height: height ?? bitmap.height - top };
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(context.getImageData(left, top, area.width, area.height).data.buffer);
      return pixels.filter((pixel) => pixel !== pixels[0]).length;
    },
    { png: [...image], ...part },
  );
}
