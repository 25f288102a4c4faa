/** A picture, and its size in pixels. */
export interface SvgPicture {
  svg: string;
  width: number;
  height: number;
}
