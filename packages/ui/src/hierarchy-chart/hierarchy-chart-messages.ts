/** What HierarchyChart says by itself. */
export interface HierarchyChartMessages {
  /** How the keys work, read once with the drawing's name. */
  instructions: string;
  /** What else can be done where nodes can be moved. */
  dragInstructions: string;
  /** How many are below a node, read after what stands in it. */
  below: (childCount: number) => string;
  expand: (label: string, childCount: number) => string;
  collapse: (label: string, childCount: number) => string;
  menu: (label: string) => string;
  drag: string;
  view: string;
  zoomIn: string;
  zoomOut: string;
  zoom: (percent: number) => string;
  reset: string;
  fit: string;
  dragStarted: (label: string) => string;
  dragOver: (label: string, target: string) => string;
  dragRefused: (label: string, target: string) => string;
  dragUnchanged: (label: string, target: string) => string;
  dragNowhere: (label: string) => string;
  dropped: (label: string, target: string) => string;
  dragCancelled: (label: string) => string;
}

const below = (count: number) => (count === 1 ? '1 item abaixo' : `${count} itens abaixo`);

export const hierarchyChartMessages: HierarchyChartMessages = {
  instructions:
    'As setas vão de um item a outro, Espaço abre e fecha, Enter mostra, Shift+F10 abre as ações. Shift com as setas desloca o desenho; mais e menos aproximam e afastam, zero volta ao início.',
  dragInstructions:
    'M pega o item para mover: as setas escolhem o destino, Enter solta, Esc cancela.',
  below,
  expand: (label, childCount) => `Abrir ${label}: ${below(childCount)}`,
  collapse: (label, childCount) => `Fechar ${label}: ${below(childCount)}`,
  menu: (label) => `Ações de ${label}`,
  drag: 'Arrastar para mover',
  view: 'Visualização',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  zoom: (percent) => `${percent}%`,
  reset: 'Voltar ao início',
  fit: 'Ajustar à tela',
  dragStarted: (label) => `Movendo ${label}.`,
  dragOver: (label, target) => `${label} ficará abaixo de ${target}.`,
  dragRefused: (label, target) => `${label} não pode ficar abaixo de ${target}.`,
  dragUnchanged: (label, target) => `${label} já está abaixo de ${target}.`,
  dragNowhere: (label) => `${label} não está sobre nenhum item.`,
  dropped: (label, target) => `${label} vai para ${target}.`,
  dragCancelled: (label) => `${label} ficou onde estava.`,
};
