import { useStyles } from '../styles.ts';
import { CopyButton } from './copy-button.tsx';
import { ItemLine } from './item-line.tsx';
import toolsCss from './item-tools.css?inline';
import type { ItemToolsProps } from './item-tools-props.ts';
import { PieceCount } from './piece-count.tsx';
import { RemoveButton } from './remove-button.tsx';

/** In the place of a folded item, in the header of one of several, or below the last question of a finished one. */
export type ToolsPlace = 'line' | 'header' | 'end';

/** The acts of a seller on an item as a whole. They come when an item is finished, or there are several. */
export default function ItemTools({ place, ...props }: ItemToolsProps & { place: ToolsPlace }) {
  useStyles(toolsCss);
  switch (place) {
    case 'line':
      return <ItemLine {...props} />;
    case 'header':
      return <RemoveButton {...props} />;
    case 'end':
      return <Tools {...props} />;
  }
}

function Tools(props: ItemToolsProps) {
  return (
    <div className="item-tools">
      <PieceCount {...props} mixable />
      <CopyButton {...props} />
    </div>
  );
}
