#ifndef CDrawing_H
#define CDrawing_H

#endif
