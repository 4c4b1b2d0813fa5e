// Path: an outline or a line as a row of pieces, in the board's units, from the upper left corner.
// What draws it, as text or as pixels, reads the pieces; numbers are rounded only where they are
// written.
#pragma once

#include <string>
#include <vector>

#pragma GCC visibility push(default)
namespace nonet::draw {

struct Point {
  double x = 0, y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

double distance(const Point& a, const Point& b);
// The point at a share of the way from one to the other.
Point between(const Point& a, const Point& b, double share);

class Path {
 public:
  enum class Kind : unsigned char {
    kMove,
    kLine,
    kQuad,   // one control point
    kCubic,  // two
    kArc,    // of a circle, clockwise on a screen, less than half of it or just half
    kClose,
  };
  struct Piece {
    Kind kind;
    Point to;  // where it ends; of kClose where its part began
    Point control, second;
    double radius = 0;
  };

  Path& move(const Point& to) { return add({Kind::kMove, to, {}, {}}); }
  Path& line(const Point& to) { return add({Kind::kLine, to, {}, {}}); }
  Path& quad(const Point& control, const Point& to) { return add({Kind::kQuad, to, control, {}}); }
  Path& cubic(const Point& first, const Point& second, const Point& to) {
    return add({Kind::kCubic, to, first, second});
  }
  Path& arc(double radius, const Point& to) { return add({Kind::kArc, to, {}, {}, radius}); }
  Path& close();
  Path& append(const Path& other);

  const std::vector<Piece>& pieces() const { return pieces_; }
  bool empty() const { return pieces_.empty(); }
  // Each point times `by`, then moved.
  Path placed(double by, const Point& moved) const;

 private:
  Path& add(const Piece& piece) {
    pieces_.push_back(piece);
    return *this;
  }

  std::vector<Piece> pieces_;
};

// A circle, and a rectangle with rounded corners, as outlines.
Path circle_path(const Point& centre, double radius);
Path rectangle_path(const Point& corner, double width, double height, double rounding);
// The outline around all points at a distance: of their convex hull, with round corners.
Path hull_path(const std::vector<Point>& points, double radius);

// A number as pictures write it: at most so many decimals, none that are 0. "12.5", "-3", "0".
std::string number_text(double number, int decimals = 1);
// "M12.5 3L40 3Z": the attribute d of SVG.
std::string path_text(const Path& path, int decimals = 1);

}  // namespace nonet::draw
#pragma GCC visibility pop
